import { escapeHtml } from '../basics/escape-html';

interface OpenSearchInfo {
  name: string;
  description: string;
  lang: string;
  /** Absolute address of the search page. */
  searchUrl: string;
  /** Absolute address of the icon. */
  icon: string;
  /** Empty if unknown. */
  iconType: string;
  /** Absolute address of the description itself. */
  selfUrl: string;
}

const NAME_LENGTH = 16;

/** An OpenSearch 1.1 description. */
export function openSearchDescription(info: OpenSearchInfo): string {
  const text = (name: string, value: string, attributes = ''): string =>
    `  <${name}${attributes}>${escapeHtml(value)}</${name}>`;
  const self = escapeHtml(info.selfUrl);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    text('ShortName', Array.from(info.name).slice(0, NAME_LENGTH).join('')),
    text('Description', info.description),
    text('Language', info.lang),
    text('InputEncoding', 'UTF-8'),
    text('Image', info.icon, info.iconType && ` type="${escapeHtml(info.iconType)}"`),
    `  <Url type="text/html" method="get" template="${escapeHtml(info.searchUrl)}?q={searchTerms}"/>`,
    `  <Url type="application/opensearchdescription+xml" rel="self" template="${self}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}
