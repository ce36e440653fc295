/** Stands for packages gatsby-plugin-react-i18next imports and, as it is configured here, never calls. */
export default function unused(): string {
  return '';
}
