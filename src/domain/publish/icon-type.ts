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
