import { DocSearchModal } from '@docsearch/react/modal';
import modalStyles from '@docsearch/css/dist/modal.css?text';
import { useMemo } from 'react';
import { adoptStyles } from '../../client/browser/adopt-styles';
import { useModalSearch } from '../../client/search/useModalSearch';
import { searchModalMessages } from '../../i18n/search-modal-messages';
import { ModalFrame, useResultsFooter, type SearchModalProps } from './ModalFrame';
import { modalTranslations } from './modal-translations';
import { SearchNotice } from './SearchNotice';

/** The search dialog. It is loaded when a reader opens the search. */
export default function SearchModal(props: SearchModalProps) {
  const { locale, initialQuery, onClose } = props;
  adoptStyles(modalStyles);
  const search = useModalSearch(locale, initialQuery);
  const translations = useMemo(() => modalTranslations(searchModalMessages(locale)), [locale]);
  const footer = useResultsFooter(props, search.total);
  return (
    <ModalFrame locale={locale} hasFailed={search.notice === 'failed'} onEscape={onClose}>
      <DocSearchModal
        key={search.key}
        {...search.props}
        onClose={onClose}
        translations={translations}
        resultsFooterComponent={footer}
        footerAction={
          search.notice && (
            <SearchNotice locale={locale} notice={search.notice} searchFor={search.searchFor} />
          )
        }
      />
    </ModalFrame>
  );
}
