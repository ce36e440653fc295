/** The function with which Docusaurus makes addresses of tags. */
declare module 'lodash/kebabCase.js' {
  /** Words in lower case, joined by hyphens. */
  export default function kebabCase(text: string): string;
}
