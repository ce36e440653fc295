/** Stands for packages that Gatsby and gatsby-plugin-react-i18next import and, as things are configured here, never call. */
export default function neverCalled(): string {
  return '';
}
