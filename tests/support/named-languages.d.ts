import '../../src/domain/routing/locale';

declare module '../../src/domain/routing/locale' {
  interface NamedLanguages {
    'zh-Hans': never;
    en: never;
  }
}
