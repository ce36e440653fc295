import {
  languagesOf,
  translationFor,
  translationsOf,
  type ContentDocument,
  type Translation,
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
      const translation = translationFor(document, locale);
      return translation.compiled.links.flatMap((record) => {
        const link = resolveLink(record, translation, document, targets);
        const kind = record.shows ? 'images' : 'links';
        if (link.kind === 'broken') return [errorAt(translation.file, record, link.reason, link.fix, kind)];
        const problems = record.checked ? checkAnchor(link, record, translation, document) : [];
        if (!('moved' in link)) return problems;
        const found = `The link "${record.url}" leads to an old address, which is redirected.`;
        return [...problems, warningAt(translation.file, record, found, `Write the new one: ${link.moved}.`)];
      });
    }),
  );
}

function checkAnchor(
  link: ResolvedLink,
  record: LinkRecord,
  translation: Translation,
  document: ContentDocument,
): Problem[] {
  if (link.kind !== 'anchor' && link.kind !== 'page') return [];
  const id = decodePath(link.hash.slice(1));
  const target = link.kind === 'anchor' ? document : link.document;
  if (id === '' || id === 'references' || !target) return [];
  const locale = (link.kind === 'page' ? link.locale : null) ?? translation.locale;
  const { anchors, headings } = translationFor(target, locale).compiled;
  if (anchors.includes(id)) return [];
  const place = target.path === document.path ? 'this document' : target.path;
  const found = `The link "${record.url}" leads to the anchor "#${id}", which ${place} does not have.`;
  const known = headings.slice(0, 12).map((heading) => heading.id);
  const otherwise =
    known.length === 0
      ? 'It has no headings: link to the document, or give it one.'
      : `Its headings are: ${known.join(', ')}.`;
  const fix = suggestion(id, anchors, otherwise, (close) => `"#${close}"`);
  return [warningAt(translation.file, record, found, fix, 'anchors')];
}

/** Reports explicit heading ids of one language only: links to them would break on a change of language. */
export function checkTranslationHeadings(documents: readonly ContentDocument[]): Problem[] {
  return documents.flatMap(({ original, translations }) =>
    translationsOf({ translations }).flatMap((translation) =>
      translation === original
        ? []
        : [...missingHeadings(original, translation), ...missingHeadings(translation, original)],
    ),
  );
}

function missingHeadings(from: Translation, other: Translation): Problem[] {
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
