import { withBase } from '../routing/paths';

interface WebManifestInfo {
  name: string;
  shortName: string;
  lang: string;
  baseUrl: string;
  display: string;
  backgroundColor: string;
  themeColor: string;
  icons: readonly { src: string; sizes: string; type: string; purpose?: string | undefined }[];
}

/** A web app manifest (https://www.w3.org/TR/appmanifest). */
export function webManifest({ name, shortName, lang, baseUrl, ...look }: WebManifestInfo): string {
  const manifest = {
    name,
    short_name: shortName,
    lang,
    start_url: baseUrl,
    scope: baseUrl,
    display: look.display,
    background_color: look.backgroundColor,
    theme_color: look.themeColor,
    icons: look.icons.map((icon) => ({ ...icon, src: withBase(icon.src, baseUrl) })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const ICON_TYPES: Partial<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

/** Media type of an icon by its file name; undefined if unknown. */
export const iconType = (file: string): string | undefined =>
  ICON_TYPES[/\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? ''];
