/**
 * The search dialog, with or without the assistant as configured; see `src/gatsby/bundling/webpack.ts`. The props are
 * those of `SearchModalProps`: an ambient module cannot import files.
 */
declare module 'tidepool-search-modal' {
  import type { ComponentType } from 'react';

  const modal: ComponentType<{
    locale: 'zh-Hans' | 'en';
    start: { text: string; selection: [from: number, to: number] };
    onClose: () => void;
  }>;
  export default modal;
}
