import type { Localized } from '../domain/routing/locale';
import enArticle from './locales/en/article.json';
import enBlog from './locales/en/blog.json';
import enComments from './locales/en/comments.json';
import enCommon from './locales/en/common.json';
import enDocs from './locales/en/docs.json';
import enHome from './locales/en/home.json';
import enLists from './locales/en/lists.json';
import enNotFound from './locales/en/notFound.json';
import enPages from './locales/en/pages.json';
import enPublish from './locales/en/publish.json';
import enSearch from './locales/en/search.json';
import zhArticle from './locales/zh-Hans/article.json';
import zhBlog from './locales/zh-Hans/blog.json';
import zhComments from './locales/zh-Hans/comments.json';
import zhCommon from './locales/zh-Hans/common.json';
import zhDocs from './locales/zh-Hans/docs.json';
import zhHome from './locales/zh-Hans/home.json';
import zhLists from './locales/zh-Hans/lists.json';
import zhNotFound from './locales/zh-Hans/notFound.json';
import zhPages from './locales/zh-Hans/pages.json';
import zhPublish from './locales/zh-Hans/publish.json';
import zhSearch from './locales/zh-Hans/search.json';

const chinese = {
  ...zhCommon,
  ...zhArticle,
  ...zhBlog,
  ...zhComments,
  ...zhDocs,
  ...zhHome,
  ...zhLists,
  ...zhNotFound,
  ...zhPages,
  ...zhPublish,
  ...zhSearch,
};
const english = {
  ...enCommon,
  ...enArticle,
  ...enBlog,
  ...enComments,
  ...enDocs,
  ...enHome,
  ...enLists,
  ...enNotFound,
  ...enPages,
  ...enPublish,
  ...enSearch,
};

/** All messages of the interface, one table per language. For Node only: pages carry the areas they need. */
export const allMessages = { 'zh-Hans': chinese, en: english } satisfies Localized<object>;
