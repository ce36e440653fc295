import type { useTranslate } from '../../i18n/translate';

/** Names of the button that hides the docs sidebar with an id; undefined if there is no button. */
export const hideLabels = (
  sidebar: string | undefined,
  t: ReturnType<typeof useTranslate>,
): { hide: string; show: string } | undefined =>
  process.env.GATSBY_DOCS_HIDEABLE === 'true' && sidebar !== undefined
    ? { hide: t('docs.hideSidebar'), show: t('docs.showSidebar') }
    : undefined;
