/**
 * A page with only the search button, configured for the hosted provider with the Ask AI assistant: the site itself is
 * configured without them. Bundled by `hosted-search-bundle.ts`.
 */
import { createRoot } from 'react-dom/client';
import english from '../../src/i18n/locales/en/common.json';
import englishSearch from '../../src/i18n/locales/en/search.json';
import i18next from '../../src/i18n/runtime/i18next';
import { I18nextProvider } from '../../src/i18n/runtime/react-i18next';
import { startLinkRouter } from '../../src/client/navigation/link-router';
import { SearchButton } from '../../src/ui/search/SearchButton';
import { SearchPageView } from '../../src/ui/search/SearchPageView';

const i18n = i18next.createInstance();
i18n.init({ lng: 'en', resources: { en: { common: english, search: englishSearch } } });

startLinkRouter();
const root = document.getElementById('root');
if (root) {
  const { pathname, search } = window.location;
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <SearchButton />
      {pathname.endsWith('/page') && <SearchPageView search={search} />}
    </I18nextProvider>,
  );
}
