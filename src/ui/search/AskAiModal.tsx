import { DocSearchAskAiModal, type DocSearchAskAiModalProps } from '@docsearch/react/askaiModal';
import askAiStyles from '@docsearch/css/dist/_askai.css?text';
import modalStyles from '@docsearch/css/dist/modal.css?text';
import { useCallback, useMemo, useState } from 'react';
import { adoptStyles } from '../../client/browser/adopt-styles';
import { useModalSearch } from '../../client/search/useModalSearch';
import { searchModalMessages } from '../../i18n/search-modal-messages';
import { site } from '../../site/public-config';
import { askAiTranslations } from './ask-ai-translations';
import { ModalFrame, useResultsFooter, type SearchModalProps } from './ModalFrame';
import { SearchNotice } from './SearchNotice';

/** The search dialog with the Ask AI assistant. It is loaded only if one is configured. */
export default function AskAiModal(props: SearchModalProps) {
  const { locale, initialQuery, onClose } = props;
  adoptStyles(modalStyles);
  adoptStyles(askAiStyles);
  const search = useModalSearch(locale, initialQuery);
  const { index, filters } = search.setup;
  const translations = useMemo(() => askAiTranslations(searchModalMessages(locale)), [locale]);
  const footer = useResultsFooter(props, search.total);
  const [isAsking, setIsAsking] = useState(false);
  const onEscape = useCallback(() => {
    if (isAsking) setIsAsking(false);
    else onClose();
  }, [isAsking, onClose]);
  const askAi = useMemo((): DocSearchAskAiModalProps['askAi'] => {
    const { assistantId = '', suggestedQuestions = false } = site.search.hosted?.askAi ?? {};
    const limits = filters === '' ? {} : { searchParameters: { [index]: { filters } } };
    return { agentId: assistantId, suggestedQuestions, ...limits };
  }, [index, filters]);
  return (
    <ModalFrame locale={locale} hasFailed={search.notice === 'failed'} onEscape={onEscape}>
      <DocSearchAskAiModal
        key={search.key}
        {...search.props}
        onClose={onClose}
        askAi={askAi}
        isAskAiActive={isAsking}
        onAskAiToggle={setIsAsking}
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
