import type { DocSearchAskAiModalTranslations } from '@docsearch/react/askaiModal';
import type { searchModalMessages } from '../../i18n/search-modal-messages';
import { modalTranslations } from './modal-translations';

/** The texts of DocSearch's dialog with the assistant. */
export function askAiTranslations(
  t: ReturnType<typeof searchModalMessages>,
): DocSearchAskAiModalTranslations {
  const { searchBox, footer, startScreen, errorScreen, noResultsScreen } = modalTranslations(t);
  return {
    footer: footer ?? {},
    errorScreen: errorScreen ?? {},
    noResultsScreen: noResultsScreen ?? {},
    searchBox: {
      ...searchBox,
      placeholderTextAskAi: t('askAiPlaceholder'),
      placeholderTextAskAiStreaming: t('askAiStreaming'),
      enterKeyHintAskAi: t('askAiEnter'),
      backToKeywordSearchButtonText: t('backToKeyword'),
      backToKeywordSearchButtonAriaLabel: t('backToKeyword'),
      newConversationPlaceholder: t('newQuestion'),
      conversationHistoryTitle: t('history'),
      startNewConversationText: t('newConversation'),
      viewConversationHistoryText: t('history'),
      threadDepthErrorPlaceholder: t('threadTooLong'),
    },
    startScreen: {
      ...startScreen,
      recentConversationsTitle: t('recentConversations'),
      removeRecentConversationButtonTitle: t('removeConversation'),
    },
    resultsScreen: {
      askAiPlaceholder: t('askAi'),
      noResultsAskAiPlaceholder: t('askAiNoResults'),
      askAiResultsTitle: t('askAi'),
      recentConversationTimestampFallback: t('conversationTime'),
    },
    newConversation: {
      newConversationTitle: t('newConversation'),
      newConversationDescription: t('newConversationHelp'),
    },
    askAiScreen: answerTexts(t),
  };
}

const answerTexts = (
  t: ReturnType<typeof searchModalMessages>,
): NonNullable<DocSearchAskAiModalTranslations['askAiScreen']> => ({
  disclaimerText: t('disclaimer'),
  relatedSourcesText: t('source'),
  relatedSourcesTextPlural: t('sources'),
  thinkingText: t('thinking'),
  copyButtonText: t('copy'),
  copyButtonCopiedText: t('copied'),
  copyButtonTitle: t('copy'),
  likeButtonTitle: t('like'),
  dislikeButtonTitle: t('dislike'),
  thanksForFeedbackText: t('thanks'),
  feedbackPanelTitle: t('feedback'),
  feedbackDetailsPlaceholder: t('feedbackDetails'),
  feedbackDisclaimerText: t('feedbackNote'),
  feedbackSubmitButtonText: t('feedbackSubmit'),
  feedbackCloseButtonTitle: t('close'),
  feedbackTagIncorrect: t('feedbackIncorrect'),
  feedbackTagNotWhatIAsked: t('feedbackOffTopic'),
  feedbackTagSlowOrBuggy: t('feedbackSlow'),
  feedbackTagStyleOrTone: t('feedbackTone'),
  feedbackTagSafetyOrLegal: t('feedbackSafety'),
  feedbackTagOther: t('feedbackOther'),
  preToolCallText: t('preparing'),
  duringToolCallText: t('searching'),
  afterToolCallText: t('searched'),
  savedMemoryToolResultText: t('memorySaved'),
  memoryToolResultText: t('memoryUsed'),
  stoppedStreamingText: t('stopped'),
  errorTitleText: t('chatError'),
  threadDepthExceededMessage: t('threadTooLong'),
  startNewConversationButtonText: t('newConversation'),
  suggestedPromptsTitleText: t('prompts'),
});
