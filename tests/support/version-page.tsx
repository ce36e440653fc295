/**
 * The head of a doc in one of several versions, for tests of banner, badge and the remembered choice: the site itself
 * has one version. Bundled twice by `bundle.ts`: for the server, which exports `renderPage`, and for the browser.
 */
import { useMemo } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { markHydrated } from '../../src/client/browser/hydration';
import { useStoredVersions } from '../../src/client/browser/docs-versions';
import {
  versionBadge,
  versionBanner,
  type DocsVersion,
  type PublishedVersion,
} from '../../src/domain/docs/versions';
import type { Locale } from '../../src/domain/routing/locale';
import chinese from '../../src/i18n/locales/zh-Hans/common.json';
import chineseDocs from '../../src/i18n/locales/zh-Hans/docs.json';
import english from '../../src/i18n/locales/en/common.json';
import englishDocs from '../../src/i18n/locales/en/docs.json';
import i18next from '../../src/i18n/runtime/i18next';
import { I18nextProvider } from '../../src/i18n/runtime/react-i18next';
import { DocVersion } from '../../src/ui/docs/DocVersion';

/** Choices of a test. */
export interface VersionOptions {
  locale: Locale;
  versions: DocsVersion[];
  /** Version the page belongs to. */
  shown: string;
  /** Doc of the page; `Guide` exists in every version, all others only in the shown one. */
  doc: string;
}

const published = ({ versions, shown, doc }: VersionOptions): PublishedVersion[] =>
  versions.map((version) => {
    const base = version.isLast ? '/docs' : `/docs/${version.name}`;
    const docs = ['Guide', ...(version.name === shown ? [doc] : [])];
    return { ...version, mainDoc: base, docs: new Map(docs.map((id) => [id, `${base}/${id}`])) };
  });

function App(options: VersionOptions) {
  const { locale } = options;
  const i18n = i18next.createInstance();
  i18n.init({
    lng: locale,
    resources: {
      'zh-Hans': { common: chinese, docs: chineseDocs },
      en: { common: english, docs: englishDocs },
    },
  });
  return (
    <I18nextProvider i18n={i18n}>
      <DocHead {...options} />
    </I18nextProvider>
  );
}

function DocHead(options: VersionOptions) {
  const { versions, shown, doc } = options;
  const menu = useMemo(() => [{ id: 'default', versions }], [versions]);
  const preferred = useStoredVersions(menu).default;
  return (
    <main data-preferred={preferred}>
      <DocVersion
        doc={{
          versionBadge: versionBadge(shown, versions),
          versionBanner: versionBanner(doc, shown, published(options)),
        }}
      />
    </main>
  );
}

/** The page as the server sends it. `css` and `script` come from the bundles. */
export function renderPage(options: VersionOptions, css: string, script: string): string {
  const data = JSON.stringify(options);
  return `<!doctype html><html lang="${options.locale}"><head><style>${css}</style></head>
<body><div id="root" data-options='${data}'>${renderToString(<App {...options} />)}</div><script>${script}</script></body></html>`;
}

if (typeof document !== 'undefined') {
  const root = document.getElementById('root');
  if (root) hydrateRoot(root, <App {...(JSON.parse(root.dataset.options ?? '{}') as VersionOptions)} />);
  markHydrated();
}
