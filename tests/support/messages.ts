import { textsIn } from '../../src/gatsby/configuration/languages';

/** The messages of the interface in the languages of the tests' site. */
export const MESSAGES = { 'zh-Hans': textsIn('zh-Hans').messages, en: textsIn('en').messages };
