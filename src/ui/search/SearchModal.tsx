import { DocSearchModal } from '@docsearch/react/modal';
import modalStyles from '@docsearch/css/dist/modal.css?text';
import { useMemo } from 'react';
import { adoptStyles } from '../../client/browser/adopt-styles';
import { useModalSearch } from '../../client/search/useModalSearch';
import { searchModalMessages } from '../../i18n/search-modal-messages';
import { ModalFrame, useResultsFooter, type SearchModalProps } from './ModalFrame';
import { modalTranslations } from './modal-translations';

/** The search dialog. It is loaded when a reader opens the search. */
export default function SearchModal(props: SearchModalProps) {
  const { locale, start, onClose } = props;
  adoptStyles(modalStyles);
  const search = useModalSearch(locale);
  const translations = useMemo(() => modalTranslations(searchModalMessages(locale)), [locale]);
  const footer = useResultsFooter(props, search.total);
  return (
    <ModalFrame {...props} notice={search.notice} onEscape={onClose}>
      <DocSearchModal
        {...search.props}
        initialQuery={start.text}
        onClose={onClose}
        translations={translations}
        resultsFooterComponent={footer}
      />
    </ModalFrame>
  );
}
