import type { Locale } from '../../domain/routing/locale';
import { withBase } from '../../domain/routing/paths';
import { site } from '../../site/public-config';
import type { SiteConfig, SupportWay } from '../../site/schema';

/** Ways to buy the author a coffee in a language, with final addresses of images. */
export const supportWays = (
  support: SiteConfig['support'],
  locale: Locale,
  baseUrl = site.baseUrl,
): SupportWay[] =>
  (support?.[locale] ?? []).map((way) =>
    way.image === undefined ? way : { ...way, image: withBase(way.image, baseUrl) },
  );
