/** Replaces packages that Gatsby and gatsby-plugin-react-i18next import but, with this configuration, never call. */
export default function neverCalled(): string {
  return '';
}
