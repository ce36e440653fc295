import { DocSearchModal } from '@docsearch/react/modal';
import modalStyles from '@docsearch/css/dist/modal.css?text';
import { adoptStyles } from '../../client/browser/adopt-styles';
import { searchModalTexts } from '../../i18n/search-modal-texts';
import { ModalFrame, useSearchDialog, type SearchModalProps } from './ModalFrame';

/** The search dialog. It is loaded when a reader opens the search. */
export default function SearchModal(props: SearchModalProps) {
  const { locale, onClose } = props;
  adoptStyles(modalStyles);
  const dialog = useSearchDialog(props);
  return (
    <ModalFrame locale={locale} hasFailed={dialog.hasFailed} onEscape={onClose}>
      <DocSearchModal key={dialog.key} {...dialog.props} translations={searchModalTexts(locale)} />
    </ModalFrame>
  );
}
