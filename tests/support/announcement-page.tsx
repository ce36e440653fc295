/**
 * A page with only the announcement bar, for tests of its life cycle: the site itself is configured without one.
 * Bundled twice by `bundle.ts`: for the server, which exports `renderPage`, and for the browser, which hydrates it.
 */
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { prePaintScript } from '../../src/client/theme/pre-paint-script';
import chinese from '../../src/i18n/locales/zh-Hans/common.json';
import english from '../../src/i18n/locales/en/common.json';
import i18next from '../../src/i18n/runtime/i18next';
import { I18nextProvider } from '../../src/i18n/runtime/react-i18next';
import type { Locale } from '../../src/domain/routing/locale';
import { site } from '../../src/site/public-config';
import { AnnouncementBar } from '../../src/ui/layout/AnnouncementBar';

/** Choices of a test. */
export interface AnnouncementOptions {
  id: string;
  locale: Locale;
  isCloseable: boolean;
  backgroundColor: string | null;
}

function App({ id, locale, isCloseable, backgroundColor }: AnnouncementOptions) {
  const i18n = i18next.createInstance();
  i18n.init({
    lng: locale,
    resources: { 'zh-Hans': { common: chinese }, en: { common: english } },
  });
  const content = { 'zh-Hans': '<a href="/x">大潮</a>将至', en: '<a href="/x">Spring tide</a> ahead' };
  return (
    <I18nextProvider i18n={i18n}>
      <AnnouncementBar announcement={{ id, isCloseable, content, backgroundColor, textColor: null }} />
      <main>
        <h1>{id}</h1>
      </main>
    </I18nextProvider>
  );
}

/** The page as the server sends it. `css` and `script` come from the bundles. */
export function renderPage(options: AnnouncementOptions, css: string, script: string): string {
  const early = prePaintScript({ colorMode: site.colorMode, announcementId: options.id });
  const data = JSON.stringify(options);
  return `<!doctype html><html lang="${options.locale}"><head><meta name="theme-color" content=""><script>${early}</script><style>${css}</style></head>
<body><div id="root" data-options='${data}'>${renderToString(<App {...options} />)}</div><script>${script}</script></body></html>`;
}

if (typeof document !== 'undefined') {
  const root = document.getElementById('root');
  if (root) hydrateRoot(root, <App {...(JSON.parse(root.dataset.options ?? '{}') as AnnouncementOptions)} />);
}
