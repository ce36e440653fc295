import { DocSearchAskAiModal, type DocSearchAskAiModalProps } from '@docsearch/react/askaiModal';
import askAiStyles from '@docsearch/css/dist/_askai.css?text';
import modalStyles from '@docsearch/css/dist/modal.css?text';
import { useCallback, useMemo, useState } from 'react';
import { adoptStyles } from '../../client/browser/adopt-styles';
import { assistantTexts, searchModalTexts } from '../../i18n/search-modal-texts';
import { useLocale } from '../../i18n/translate';
import { site } from '../../site/public-config';
import { ModalFrame, useSearchDialog, type SearchModalProps } from './ModalFrame';

/** The search dialog with the Ask AI assistant. It is loaded only if one is configured. */
export default function AskAiModal(props: SearchModalProps) {
  const { onClose } = props;
  const locale = useLocale();
  adoptStyles(modalStyles);
  adoptStyles(askAiStyles);
  const dialog = useSearchDialog(props);
  const { index, filters } = dialog.setup;
  const translations = useMemo(() => {
    const [search, assistant] = [searchModalTexts(locale), assistantTexts(locale)];
    return {
      ...search,
      ...assistant,
      searchBox: { ...search.searchBox, ...assistant.searchBox },
      startScreen: { ...search.startScreen, ...assistant.startScreen },
    };
  }, [locale]);
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
    <ModalFrame hasFailed={dialog.hasFailed} onEscape={onEscape}>
      <DocSearchAskAiModal
        key={dialog.key}
        {...dialog.props}
        askAi={askAi}
        isAskAiActive={isAsking}
        onAskAiToggle={setIsAsking}
        translations={translations}
      />
    </ModalFrame>
  );
}
