import { baseUrlScript } from '../client/navigation/base-url-script';
import { prePaintScript } from '../client/theme/pre-paint-script';
import { localeCodes, localeDefinition, localizePath, type Localized } from '../domain/routing/locale';
import type { OtherTexts } from '../i18n/messages';
import type { PublicConfig } from '../site/public-config';

/** The scripts in the HTML of pages besides Gatsby's, for the renderer and for the policy, which allows no others. */
export function inlineScripts({
  announcementBar,
  baseUrl,
  colorMode,
  i18n,
}: Pick<PublicConfig, 'announcementBar' | 'baseUrl' | 'colorMode' | 'i18n'>) {
  const texts = JSON.parse(process.env.GATSBY_BASE_URL_TEXTS ?? '{}') as Localized<
    OtherTexts['language']['baseUrl']
  >;
  return {
    prePaint: prePaintScript({ colorMode, announcementId: announcementBar?.id ?? null }),
    /** The home page of each language, and its warning script. */
    homes: localeCodes(i18n).map((locale) => {
      const { prefix } = localeDefinition(i18n, locale);
      const warning = { ...texts[locale], baseUrl, prefix: prefix && `${prefix}/` };
      return { path: localizePath('/', locale, i18n), script: baseUrlScript(warning) };
    }),
    pagePath: 'window.pagePath=document.currentScript.dataset.path',
  };
}
