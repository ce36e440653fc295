import { describe, expect, it } from 'vitest';
import { browserArguments, chooseBrowser, installedPlaces } from './browser.mjs';

interface Fake {
  programs: string[];
  stubs?: string[];
  env?: Record<string, string>;
  platform?: string;
}

/** A machine that has only the named programs; stubs exist but do not start. */
function choose({ programs, stubs = [], env = {}, platform = 'linux' }: Fake) {
  return chooseBrowser(
    {
      platform,
      env: { PATH: '/bin:/custom', HOME: '/home/me', ...env },
      isProgram: (file) => [...programs, ...stubs].includes(file),
      works: (file) => programs.includes(file),
    },
    '/cache/chrome',
  );
}

describe('chooseBrowser', () => {
  it('prefers the browser that is named', () => {
    const programs = ['/mine', '/other', '/usr/bin/chromium'];
    expect(choose({ programs, env: { TIDEPOOL_BROWSER: '/mine', CHROMIUM: '/other' } })).toEqual({
      path: '/mine',
      source: 'TIDEPOOL_BROWSER',
    });
    expect(choose({ programs, env: { TIDEPOOL_BROWSER: '', CHROMIUM: '/other' } })?.source).toBe('CHROMIUM');
  });

  it('says so when the named browser does not exist', () => {
    expect(() => choose({ programs: [], env: { CHROMIUM: '/gone' } })).toThrow('CHROMIUM is /gone');
  });

  it.each([
    ['on the path', 'linux', '/custom/chromium'],
    ['in the usual place', 'linux', '/usr/bin/google-chrome'],
    ['of the system', 'darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['of the person', 'darwin', '/home/me/Applications/Chromium.app/Contents/MacOS/Chromium'],
  ])('finds one %s (%s)', (_where, platform, path) => {
    expect(choose({ programs: [path, '/cache/chrome'], platform })).toEqual({ path, source: 'installed' });
  });

  it('prefers the shell without windows', () => {
    const programs = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
    expect(choose({ programs })?.path).toBe('/usr/bin/chromium-headless-shell');
  });

  it('finds one on Windows', () => {
    const path = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
    const env = { PROGRAMFILES: 'C:\\Program Files' };
    expect(choose({ programs: [path], platform: 'win32', env })).toEqual({ path, source: 'installed' });
  });

  it('passes over a stub that does not start', () => {
    expect(choose({ programs: ['/cache/chrome'], stubs: ['/usr/bin/chromium'] })).toEqual({
      path: '/cache/chrome',
      source: 'Playwright',
    });
  });

  it('gives null when there is none', () => {
    expect(choose({ programs: [] })).toBeNull();
  });
});

it('asks for no folder that is not known', () => {
  expect(installedPlaces('win32', {})).toEqual([]);
  expect(installedPlaces('linux', { PATH: '' })).toContain('/usr/bin/chromium');
});

it('leaves the sandbox on unless the browser is started by root', () => {
  expect(browserArguments(false)).not.toContain('--no-sandbox');
  expect(browserArguments(true)).toContain('--no-sandbox');
});
