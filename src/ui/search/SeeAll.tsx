import type { MouseEvent } from 'react';
import type { Locale } from '../../domain/routing/locale';
import { searchAddress } from '../../domain/routing/paths';
import { formatMessage } from '../../i18n/message';
import { searchModalTexts } from '../../i18n/search-modal-texts';
import { site } from '../../site/public-config';
import { siteHref } from '../layout/site-links';
import { Link } from '../primitives/Link';

interface SeeAllProps {
  locale: Locale;
  query: string;
  /** Number of documents found. */
  total: number;
  onClose: () => void;
}

/** The line below the dialog's results that leads to all of them on the search page. */
export function SeeAll({ locale, query, total, onClose }: SeeAllProps) {
  const path = searchAddress(`/${site.search.searchPagePath}`, query);
  const onClick = (event: MouseEvent): void => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) onClose();
  };
  return (
    <Link href={siteHref(path, locale)} onClick={onClick}>
      {formatMessage([searchModalTexts(locale)], 'seeAll', locale, { count: total })}
    </Link>
  );
}
