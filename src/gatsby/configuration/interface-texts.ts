import type { Locale } from '../../domain/routing/locale';
import { site } from '../../site/config';
import { readLanguages, type InterfaceTexts } from './languages';

/** The texts of the interface in a language of the site. */
export const interfaceTexts = (locale: Locale): InterfaceTexts => readLanguages(site.i18n).texts[locale];
