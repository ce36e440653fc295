import type { Localized } from '../domain/routing/locale';

/**
 * Sentences for pages that crashed, in whole or in part. They are in the code instead of the page's data, which may be
 * what is missing or wrong, and which would carry them for a case that hardly ever occurs.
 */
const TEXT: Localized<Record<'pageCrashed' | 'pageError' | 'retry' | 'cause', string>> = {
  'zh-Hans': { pageCrashed: '这个页面崩溃了。', pageError: '页面出错了', retry: '再试一次', cause: '原因：' },
  en: { pageCrashed: 'This page crashed.', pageError: 'Page Error', retry: 'Try again', cause: 'Cause:' },
};

/** The sentences in a language. */
export const bareText = (lang: string) => TEXT[lang === 'en' ? 'en' : 'zh-Hans'];
