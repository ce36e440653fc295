import { useSearchDialog, type OpenSearchOptions } from '../../client/search/useSearchDialog';
import { SearchField } from './SearchField';

/** Props of {@link SearchDialog}. */
export interface SearchDialogProps extends OpenSearchOptions {
  onClose: () => void;
}

/** The open search: a field, which DocSearch's dialog replaces once it is loaded. */
export default function SearchDialog({ onClose, ...options }: SearchDialogProps) {
  const { locale } = options;
  const { Dialog, ...field } = useSearchDialog(options);
  return Dialog ? (
    <Dialog locale={locale} start={field.start} onClose={onClose} />
  ) : (
    <SearchField {...field} locale={locale} onClose={onClose} />
  );
}
