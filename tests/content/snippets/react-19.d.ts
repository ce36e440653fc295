import 'react';

declare module 'react' {
  type ContextProvider<T> = (props: ProviderProps<T>) => ReactNode;
  /** Since React 19 a context is its own provider. */
  interface Context<T> extends ContextProvider<T> {
    displayName?: string | undefined;
  }
}
