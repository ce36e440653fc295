import type { ModalTranslations } from '@docsearch/react/modal';
import type { searchModalMessages } from '../../i18n/search-modal-messages';

type Messages = ReturnType<typeof searchModalMessages>;

/** The texts of DocSearch's dialog. */
export function modalTranslations(t: Messages): ModalTranslations {
  return {
    searchBox: {
      clearButtonTitle: t('clear'),
      clearButtonAriaLabel: t('clearQuery'),
      closeButtonText: t('close'),
      closeButtonAriaLabel: t('close'),
      placeholderText: t('placeholder'),
      searchInputLabel: t('label'),
    },
    footer: {
      selectText: t('select'),
      selectKeyAriaLabel: t('selectKey'),
      submitQuestionText: t('submitQuestion'),
      navigateText: t('navigate'),
      navigateUpKeyAriaLabel: t('upKey'),
      navigateDownKeyAriaLabel: t('downKey'),
      closeText: t('close'),
      closeKeyAriaLabel: t('escapeKey'),
      backToSearchText: t('backToSearch'),
      poweredByText: t('poweredBy'),
    },
    startScreen: {
      recentSearchesTitle: t('recent'),
      noRecentSearchesText: t('noRecent'),
      saveRecentSearchButtonTitle: t('save'),
      removeRecentSearchButtonTitle: t('removeRecent'),
      favoriteSearchesTitle: t('favorites'),
      removeFavoriteSearchButtonTitle: t('removeFavorite'),
    },
    errorScreen: { titleText: t('failed'), helpText: t('failedHelp') },
    noResultsScreen: {
      noResultsText: t('noResults'),
      suggestedQueryText: t('suggestions'),
      reportMissingResultsText: t('report'),
      reportMissingResultsLinkText: t('reportLink'),
    },
  };
}
