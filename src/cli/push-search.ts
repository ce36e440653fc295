import { algoliasearch } from 'algoliasearch';
import { localeCodes, type Locale } from '../domain/routing/locale';
import { hostedRecords, hostedSettings, type HostedRecord } from '../domain/search/hosted-records';
import { hostedIndex } from '../domain/search/hosted';
import type { SearchPage } from '../domain/search/records';
import type { SiteConfig } from '../site/schema';
import { PlainError } from './process.mjs';

/** Records per request. */
const BATCH = 1000;

/** Where records are sent, and with which key. */
export interface PushTarget {
  appId: string;
  adminKey: string;
  indexName: string | Record<Locale, string>;
  /** Address of another server with the provider's protocol. */
  host: string | null;
}

/**
 * Reads where to send records: from the configuration, and from the environment for secrets.
 * @throws Error that says what is missing and where to write it.
 */
export function pushTarget({ hosted }: SiteConfig['search'], environment: NodeJS.ProcessEnv): PushTarget {
  const appId = environment.ALGOLIA_APP_ID ?? hosted?.appId;
  const indexName = environment.ALGOLIA_INDEX ?? hosted?.indexName;
  const adminKey = environment.ALGOLIA_ADMIN_KEY;
  const missing = [
    !appId && 'the application id: set ALGOLIA_APP_ID, or `search.hosted.appId` in site.yml',
    !indexName && 'the index: set ALGOLIA_INDEX, or `search.hosted.indexName` in site.yml',
    !adminKey && 'a key that may write: set ALGOLIA_ADMIN_KEY (never in a file: the configuration is public)',
  ].flatMap((line) => (line ? `\n  - ${line}` : []));
  if (!appId || !indexName || !adminKey)
    throw new PlainError(`Cannot push to the hosted search. Missing:${missing.join('')}`);
  return { appId, adminKey, indexName, host: environment.ALGOLIA_HOST ?? null };
}

/** The records of each index. */
export function recordsByIndex(
  config: Pick<SiteConfig, 'url' | 'i18n'>,
  indexName: PushTarget['indexName'],
  pagesOf: (locale: Locale) => readonly SearchPage[],
): Map<string, HostedRecord[]> {
  const indexes = new Map<string, HostedRecord[]>();
  for (const locale of localeCodes(config.i18n)) {
    const name = hostedIndex(indexName, locale);
    const records = pagesOf(locale).flatMap((page) => hostedRecords(page, locale, config.url));
    indexes.set(name, [...(indexes.get(name) ?? []), ...records]);
  }
  return indexes;
}

/**
 * Replaces all records of the indexes. Readers see the old ones until the new ones are complete.
 * @param target Null for a dry run.
 */
export async function pushRecords(
  indexes: ReadonlyMap<string, HostedRecord[]>,
  target: PushTarget | null,
  print: (line: string) => void,
): Promise<void> {
  for (const [indexName, records] of indexes) {
    const size = records.reduce((sum, record) => sum + Buffer.byteLength(JSON.stringify(record)), 0);
    const what = `${indexName}: ${records.length} records, ${(size / 1024).toFixed(0)} KB`;
    if (!target) {
      print(`${what} (dry run: nothing was sent)`);
      continue;
    }
    const client = algoliasearch(target.appId, target.adminKey, hostOption(target.host));
    const languages = [...new Set(records.map(({ language }) => language))];
    await client.setSettings({ indexName, indexSettings: hostedSettings(languages) as never });
    await client.replaceAllObjects({
      indexName,
      objects: records.map((record) => ({ ...record })),
      batchSize: BATCH,
    });
    print(`${what} sent`);
  }
}

function hostOption(host: string | null) {
  if (host === null) return {};
  const { host: url, protocol } = new URL(host);
  return {
    hosts: [{ url, protocol: protocol === 'http:' ? 'http' : 'https', accept: 'readWrite' } as const],
  };
}
