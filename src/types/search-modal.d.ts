/** The search dialog, with or without an assistant as configured; see `src/gatsby/webpack.ts`. */
declare module 'tidepool-search-modal' {
  import type SearchModal from '../ui/search/SearchModal';

  const modal: typeof SearchModal;
  export default modal;
}
