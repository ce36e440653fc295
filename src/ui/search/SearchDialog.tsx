import { openPage } from '../../client/link-router';
import { useSearchDialog } from '../../client/useSearchDialog';
import type { Locale } from '../../domain/routing/locale';
import { searchAddress } from '../../domain/routing/paths';
import { site } from '../../site/config';
import { siteHref } from '../layout/site-links';
import { SearchField } from './SearchField';

/** Properties of {@link SearchDialog}. */
export interface SearchDialogProps {
  locale: Locale;
  initialQuery: string;
  onClose: () => void;
  /** The button that opens the dialog. */
  opener: HTMLElement | null;
}

/** The open search. DocSearch's dialog takes the place of a field that is there before it. */
export default function SearchDialog({ locale, initialQuery, onClose, opener }: SearchDialogProps) {
  const search = useSearchDialog({
    locale,
    initialQuery,
    opener,
    // The network is gone, or the page is of an earlier deployment: another page may still be loaded.
    onFailure: (text) => {
      onClose();
      openPage(siteHref(searchAddress(`/${site.search.searchPagePath}`, text), locale));
    },
  });
  const { Dialog, ...field } = search;
  return Dialog ? (
    <Dialog locale={locale} start={search.start} onClose={onClose} />
  ) : (
    <SearchField {...field} locale={locale} onClose={onClose} />
  );
}
