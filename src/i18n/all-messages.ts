import type { Localized } from '../domain/routing/locale';
import enBlog from './locales/en/blog.json';
import enCommon from './locales/en/common.json';
import enDocs from './locales/en/docs.json';
import enHome from './locales/en/home.json';
import enNotFound from './locales/en/notFound.json';
import enPages from './locales/en/pages.json';
import zhBlog from './locales/zh-Hans/blog.json';
import zhCommon from './locales/zh-Hans/common.json';
import zhDocs from './locales/zh-Hans/docs.json';
import zhHome from './locales/zh-Hans/home.json';
import zhNotFound from './locales/zh-Hans/notFound.json';
import zhPages from './locales/zh-Hans/pages.json';

const chinese = { ...zhCommon, ...zhBlog, ...zhDocs, ...zhHome, ...zhNotFound, ...zhPages };
const english = { ...enCommon, ...enBlog, ...enDocs, ...enHome, ...enNotFound, ...enPages };

/** Every message of the interface in one table per language. For Node only: pages carry the areas they need. */
export const allMessages = { 'zh-Hans': chinese, en: english } satisfies Localized<object>;
