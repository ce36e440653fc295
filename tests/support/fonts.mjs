/**
 * Fonts of the browser tests, from npm packages, so that no test depends on the machine's fonts. On Linux, browsers
 * find them through a fontconfig file; browsers elsewhere do not read one and use the system's fonts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inPackage } from '../../src/cli/process.mjs';

const LATIN = inPackage('dejavu-fonts-ttf');
const CHINESE = inPackage('@fontsource-variable/noto-sans-sc');

/** Environment of a browser that sees only these fonts: DejaVu, and Noto Sans SC for Chinese. */
export const fontEnvironment = () => ({ FONTCONFIG_FILE: path.join(folder(), 'fonts.conf') });

/** Writes the fontconfig file, and converts the Chinese font unless that is done. Packages must be installed. */
export async function ensureFonts() {
  const target = folder();
  const chinese = path.join(target, 'chinese');
  if (!existsSync(chinese)) {
    const draft = `${chinese}-${process.pid}`;
    await mkdir(draft, { recursive: true });
    await unpack(path.join(CHINESE, 'files'), draft);
    // Another process may have been faster.
    await rename(draft, chinese).catch(() => rm(draft, { recursive: true, force: true }));
  }
  const configuration = fontConfiguration([path.join(LATIN, 'ttf'), chinese], path.join(target, 'cache'));
  await writeFile(path.join(target, 'fonts.conf'), configuration);
}

function folder() {
  const versions = [LATIN, CHINESE].map((place) => {
    const { version } = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8'));
    return String(version);
  });
  return inPackage(`.cache/tidepool/fonts-${versions.join('-')}`);
}

/**
 * Converts web fonts to files that fontconfig offers to programs.
 * @param {string} from
 * @param {string} to
 */
async function unpack(from, to) {
  const { decompress } = await import('wawoff2');
  for (const name of await readdir(from)) {
    if (!name.endsWith('.woff2')) continue;
    const font = await decompress(await readFile(path.join(from, name)));
    await writeFile(path.join(to, name.replace(/woff2$/, 'ttf')), font);
  }
}

/**
 * A fontconfig configuration with only the fonts of these folders.
 * @param {string[]} folders
 * @param {string} cache
 */
function fontConfiguration(folders, cache) {
  const generic = [
    ['sans-serif', 'DejaVu Sans'],
    ['system-ui', 'DejaVu Sans'],
    ['serif', 'DejaVu Serif'],
    ['monospace', 'DejaVu Sans Mono'],
  ];
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    ...folders.map((place) => `  <dir>${escapeXml(place)}</dir>`),
    `  <cachedir>${escapeXml(cache)}</cachedir>`,
    ...generic.map(
      ([family, font]) =>
        `  <alias binding="strong"><family>${family}</family><prefer><family>${font}</family></prefer></alias>`,
    ),
    '</fontconfig>',
    '',
  ].join('\n');
}

/** @param {string} text */
const escapeXml = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
