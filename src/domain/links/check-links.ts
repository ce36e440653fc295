import { languagesOf, versionFor, type ContentDocument, type Version } from '../content/documents';
import type { LinkRecord } from '../markdown/context';
import { suggestion } from '../problem/nearest';
import { errorAt, warningAt, type Problem } from '../problem/problem';
import { decodePath } from '../routing/paths';
import { resolveLink, type LinkTargets, type ResolvedLink } from './resolve';

/** Checks the links of every language of every document: broken links are errors, missing anchors warnings. */
export function checkLinks(documents: readonly ContentDocument[], targets: LinkTargets): Problem[] {
  const problems: Problem[] = [];
  const check = (record: LinkRecord, version: Version, document: ContentDocument): void => {
    const link = resolveLink(record, version, document, targets);
    if (link.kind === 'broken')
      problems.push(errorAt(version.file, record, link.reason, link.fix, record.shows ? 'images' : 'links'));
    else if (record.checked) checkAnchor(link, record, version, document, problems);
    if (!('moved' in link)) return;
    const found = `The link "${record.url}" leads to an old address, which is redirected.`;
    problems.push(warningAt(version.file, record, found, `Write the new one: ${link.moved}.`));
  };
  for (const document of documents)
    for (const locale of languagesOf(document, targets.locales)) {
      const version = versionFor(document, locale);
      for (const record of version.compiled.links) check(record, version, document);
    }
  return problems;
}

function checkAnchor(
  link: ResolvedLink,
  record: LinkRecord,
  version: Version,
  document: ContentDocument,
  problems: Problem[],
): void {
  if (link.kind !== 'anchor' && link.kind !== 'page') return;
  const id = decodePath(link.hash.slice(1));
  const target = link.kind === 'anchor' ? document : link.document;
  if (id === '' || !target) return;
  const { anchors, headings } = versionFor(
    target,
    link.kind === 'page' ? (link.locale ?? version.locale) : version.locale,
  ).compiled;
  if (anchors.includes(id) || id === 'references') return;
  const place = target.path === document.path ? 'this document' : target.path;
  const found = `The link "${record.url}" leads to the anchor "#${id}", which ${place} does not have.`;
  const fix = suggestion(id, anchors, anchorsToChoose(headings), (close) => `"#${close}"`);
  problems.push(warningAt(version.file, record, found, fix, 'anchors'));
}

const anchorsToChoose = (headings: readonly { id: string }[]): string =>
  headings.length === 0
    ? 'It has no headings: link to the document, or give it one.'
    : `Its headings are: ${headings
        .map(({ id }) => id)
        .slice(0, 12)
        .join(', ')}.`;
