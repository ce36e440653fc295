import { describe, expect, it } from 'vitest';
import { chooseEngines, engineEnvironment, untested } from './engines.mjs';

interface Fake {
  programs: string[];
  stubs?: string[];
  env?: Record<string, string>;
  platform?: string;
}

/** A machine that has only the named programs; stubs exist but do not start. */
function choose({ programs, stubs = [], env = {}, platform = 'linux' }: Fake) {
  return chooseEngines({
    platform,
    env: { PATH: '/bin:/custom', ...env },
    isProgram: (file) => [...programs, ...stubs].includes(file),
    works: (file) => programs.includes(file),
  });
}

const WEBKIT = { name: 'webkit', driver: '/bin/WebKitWebDriver', display: '/bin/Xvfb' };

describe('chooseEngines', () => {
  it('finds both on the path', () => {
    expect(choose({ programs: ['/custom/firefox', '/bin/WebKitWebDriver', '/bin/Xvfb'] })).toEqual({
      found: [{ name: 'firefox', program: '/custom/firefox' }, WEBKIT],
      missing: [],
    });
  });

  it('prefers programs that are named', () => {
    const env = { TIDEPOOL_FIREFOX: '/mine', TIDEPOOL_WEBKIT_DRIVER: '/driver', TIDEPOOL_XVFB: '/screen' };
    const programs = ['/bin/firefox', '/bin/WebKitWebDriver', '/bin/Xvfb', ...Object.values(env)];
    const { found } = choose({ programs, env });
    expect(found).toEqual([
      { name: 'firefox', program: '/mine' },
      { name: 'webkit', driver: '/driver', display: '/screen' },
    ]);
    expect(engineEnvironment(found)).toEqual(env);
  });

  it.each(['TIDEPOOL_FIREFOX', 'TIDEPOOL_WEBKIT_DRIVER', 'TIDEPOOL_XVFB'])(
    'says so when the program that %s names does not exist',
    (variable) => {
      expect(() => choose({ programs: [], env: { [variable]: '/gone' } })).toThrow(`${variable} is /gone`);
    },
  );

  it('prefers the Firefox with long support, and passes over a stub that does not start', () => {
    const programs = ['/bin/firefox', '/bin/firefox-esr'];
    expect(choose({ programs }).found).toEqual([{ name: 'firefox', program: '/bin/firefox-esr' }]);
    expect(choose({ programs: ['/custom/firefox'], stubs: programs }).found).toEqual([
      { name: 'firefox', program: '/custom/firefox' },
    ]);
  });

  it.each([
    ['darwin', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    ['win32', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
  ])('finds Firefox on %s', (platform, program) => {
    const env = { PROGRAMFILES: 'C:\\Program Files' };
    expect(choose({ programs: [program], platform, env }).found).toEqual([{ name: 'firefox', program }]);
  });

  it.each([['/bin/WebKitWebDriver'], ['/bin/Xvfb']])('WebKit is missing with %s alone', (program) => {
    expect(choose({ programs: [program] })).toEqual({ found: [], missing: ['firefox', 'webkit'] });
  });
});

it('says in one line what was not tested, and what helps', () => {
  expect(untested('firefox')).toMatch(
    /^NOT TESTED IN FIREFOX: .*firefox-esr.*TIDEPOOL_FIREFOX names programs/,
  );
  expect(untested('webkit')).toMatch(/^NOT TESTED IN WEBKIT: .*webkit2gtk-driver and xvfb.*/);
});
