import { createContext, useContext, type ReactNode } from 'react';
import i18next, { type Instance } from './i18next';

/** The part of react-i18next that gatsby-plugin-react-i18next and this site call; see `i18next.ts`. */
const InstanceContext = createContext<Instance>(i18next.createInstance());

/** Provides an instance to the components below it. */
export function I18nextProvider({ i18n, children }: { i18n: Instance; children?: ReactNode }) {
  return <InstanceContext.Provider value={i18n}>{children}</InstanceContext.Provider>;
}

/** The message function and the instance of the page's language. */
export function useTranslation(): { t: Instance['t']; i18n: Instance } {
  const i18n = useContext(InstanceContext);
  return { t: i18n.t, i18n };
}
