/**
 * A page with comments at its end, for tests of the widget's life cycle: the site itself is configured without them.
 * Bundled twice by `bundle.ts`: for the server, which exports `renderPage`, and for the browser, which hydrates it.
 */
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { CommentsSettings } from '../../src/domain/publish/comments';
import type { Locale } from '../../src/domain/routing/locale';
import chineseComments from '../../src/i18n/locales/zh-Hans/comments.json';
import chinese from '../../src/i18n/locales/zh-Hans/common.json';
import englishComments from '../../src/i18n/locales/en/comments.json';
import english from '../../src/i18n/locales/en/common.json';
import i18next from '../../src/i18n/runtime/i18next';
import { I18nextProvider } from '../../src/i18n/runtime/react-i18next';
import { Comments } from '../../src/ui/comments/Comments';

const SETTINGS: CommentsSettings = {
  repo: 'tide/pool',
  repoId: 'R_1',
  category: 'Comments',
  categoryId: 'DIC_1',
  docs: true,
  sharedAcrossLocales: true,
};

/** The page starts in Chinese, with the comments below two screens of text. Its buttons do what the site shell does. */
function App() {
  const [locale, setLocale] = useState<Locale>('zh-Hans');
  const [term, setTerm] = useState('blog/Awk');
  const i18n = i18next.createInstance();
  i18n.init({
    lng: locale,
    resources: {
      'zh-Hans': { common: chinese, comments: chineseComments },
      en: { common: english, comments: englishComments },
    },
  });
  return (
    <I18nextProvider i18n={i18n}>
      <button type="button" onClick={() => setLocale('en')}>
        English
      </button>
      <button type="button" onClick={() => setTerm('blog/Git')}>
        Git
      </button>
      <main style={{ height: '300vh' }}>
        <h1>{term}</h1>
      </main>
      <Comments key={term} settings={SETTINGS} term={term} />
    </I18nextProvider>
  );
}

/** The page as the server sends it. `css` and `script` come from the bundles. */
export const renderPage = (css: string, script: string): string =>
  `<!doctype html><html lang="zh-Hans" data-theme="dark"><head><style>${css}</style></head>
<body><div id="root">${renderToString(<App />)}</div><script>${script}</script></body></html>`;

if (typeof document !== 'undefined') {
  const root = document.getElementById('root');
  if (root) hydrateRoot(root, <App />);
}
