import { DocSearchModal } from '@docsearch/react/modal';
import modalStyles from '@docsearch/css/dist/modal.css?text';
import { adoptStyles } from '../../client/browser/adopt-styles';
import { searchModalTexts } from '../../i18n/search-modal-texts';
import { useLocale } from '../../i18n/translate';
import { ModalFrame, useSearchDialog, type SearchModalProps } from './ModalFrame';

/** The search dialog. It is loaded when a reader opens the search. */
export default function SearchModal(props: SearchModalProps) {
  adoptStyles(modalStyles);
  const dialog = useSearchDialog(props);
  return (
    <ModalFrame hasFailed={dialog.hasFailed} onEscape={props.onClose}>
      <DocSearchModal key={dialog.key} {...dialog.props} translations={searchModalTexts(useLocale())} />
    </ModalFrame>
  );
}
