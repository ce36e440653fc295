import type { Locale } from '../../domain/routing/locale';
import { withBase } from '../../domain/routing/paths';
import { site } from '../../site/config';
import type { SiteConfig, SupportWay } from '../../site/schema';

/** Ways to buy the author a coffee that readers of a language have, images with their final address. */
export const supportWays = (
  support: SiteConfig['support'],
  locale: Locale,
  baseUrl = site.baseUrl,
): SupportWay[] =>
  (support?.[locale] ?? []).map((way) =>
    way.image === undefined ? way : { ...way, image: withBase(way.image, baseUrl) },
  );
