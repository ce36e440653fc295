/**
 * The search dialog, with or without the assistant as configured; see `src/gatsby/bundling/webpack.ts`. The props are
 * those of `SearchModalProps`: an ambient module cannot import files.
 */
declare module 'tidepool-search-modal' {
  import type { ComponentType } from 'react';

  const modal: ComponentType<{ initialQuery: string; onClose: () => void }>;
  export default modal;
}
