import { FOR_CRAWLERS } from '../../client/browser/document';
import { scriptJson, type JsonLd } from '../../domain/publish/json-ld';

/** Structured data of a page, for Gatsby's `Head`; nothing for null. */
export function JsonLdScript({ data }: { data: JsonLd | null }) {
  if (data === null) return null;
  return (
    <script
      {...FOR_CRAWLERS}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />
  );
}
