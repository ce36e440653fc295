/**
 * Endings of the files that a text may publish, by kind. What browsers run or show as a page of the site (HTML, scripts,
 * style sheets, XML) is not among them.
 */
const PUBLISHED = {
  picture: 'avif bmp gif ico jfif jpe jpeg jpg png svg tif tiff webp',
  media: '3gp aac flac m4a m4v mkv mov mp3 mp4 oga ogg ogv opus srt vtt wav weba webm',
  archive: '7z gz tar zip',
  document: 'doc docx epub ods odt pdf ppt pptx xls xlsx',
  data: 'bib csv ipynb json log sh sql tex toml tsv txt yaml yml',
};
const endings = (kinds: readonly string[]): RegExp =>
  new RegExp(`\\.(?:${kinds.join('|').replaceAll(' ', '|')})$`, 'i');
const [ANY, PICTURE] = [endings(Object.values(PUBLISHED)), endings([PUBLISHED.picture])];

/** Whether a text may publish a file of this path: by its ending, and never what begins with a dot or is below it. */
export const mayPublish = (file: string, isPicture = false): boolean =>
  (isPicture ? PICTURE : ANY).test(file) && !/(?:^|[\\/])\.(?!\.?[\\/])/.test(file);
