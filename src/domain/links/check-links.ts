import {
  languagesOf,
  versionFor,
  versionsOf,
  type ContentDocument,
  type Version,
} from '../content/documents';
import type { LinkRecord } from '../markdown/context';
import { suggestion } from '../problem/nearest';
import { errorAt, warningAt, type Problem } from '../problem/problem';
import { decodePath } from '../routing/paths';
import { resolveLink, type LinkTargets, type ResolvedLink } from './resolve';

/** Checks the links of every language of every document: broken links are errors, missing anchors warnings. */
export function checkLinks(documents: readonly ContentDocument[], targets: LinkTargets): Problem[] {
  return documents.flatMap((document) =>
    languagesOf(document, targets.locales).flatMap((locale) => {
      const version = versionFor(document, locale);
      return version.compiled.links.flatMap((record) => {
        const link = resolveLink(record, version, document, targets);
        const kind = record.shows ? 'images' : 'links';
        if (link.kind === 'broken') return [errorAt(version.file, record, link.reason, link.fix, kind)];
        const problems = record.checked ? checkAnchor(link, record, version, document) : [];
        if (!('moved' in link)) return problems;
        const found = `The link "${record.url}" leads to an old address, which is redirected.`;
        return [...problems, warningAt(version.file, record, found, `Write the new one: ${link.moved}.`)];
      });
    }),
  );
}

function checkAnchor(
  link: ResolvedLink,
  record: LinkRecord,
  version: Version,
  document: ContentDocument,
): Problem[] {
  if (link.kind !== 'anchor' && link.kind !== 'page') return [];
  const id = decodePath(link.hash.slice(1));
  const target = link.kind === 'anchor' ? document : link.document;
  if (id === '' || id === 'references' || !target) return [];
  const locale = (link.kind === 'page' ? link.locale : null) ?? version.locale;
  const { anchors, headings } = versionFor(target, locale).compiled;
  if (anchors.includes(id)) return [];
  const place = target.path === document.path ? 'this document' : target.path;
  const found = `The link "${record.url}" leads to the anchor "#${id}", which ${place} does not have.`;
  const known = headings.slice(0, 12).map((heading) => heading.id);
  const otherwise =
    known.length === 0
      ? 'It has no headings: link to the document, or give it one.'
      : `Its headings are: ${known.join(', ')}.`;
  const fix = suggestion(id, anchors, otherwise, (close) => `"#${close}"`);
  return [warningAt(version.file, record, found, fix, 'anchors')];
}

/** Reports explicit heading ids of one language only: links to them would break on a change of language. */
export function checkTranslationHeadings(documents: readonly ContentDocument[]): Problem[] {
  return documents.flatMap(({ original, versions }) =>
    versionsOf({ versions }).flatMap((version) =>
      version === original
        ? []
        : [...missingHeadings(original, version), ...missingHeadings(version, original)],
    ),
  );
}

function missingHeadings(from: Version, other: Version): Problem[] {
  const known = new Set(other.compiled.anchors);
  return from.compiled.headings
    .filter(({ explicit, id }) => explicit && !known.has(id))
    .map(({ id, line }) => {
      const found = `The heading "#${id}" is missing in ${other.file}.`;
      const fix =
        'Give a heading and its translation the same id, `## Title {#id}`, or translate the section.';
      return warningAt(from.file, { line: line ?? 1, column: 1 }, found, fix);
    });
}
