import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Compiler } from 'webpack';
import { TemplateScripts, withTemplateScripts } from './template-scripts';

const SLICE = `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="1"</script><script src="/app.js" async></script>`;

describe('withTemplateScripts', () => {
  const scripts = { 'component---post': ['/a.js', '/b.js'], 'component---home': ['/c.js'] };
  const slice = withTemplateScripts(SLICE, scripts);

  it('hands the client an object, and the hash as before', () => {
    const window: Record<string, unknown> = {};
    runInNewContext(/^<script>([^<]*)</.exec(slice)?.[1] ?? '', { window });
    expect(window).toEqual({ ___chunkMapping: scripts, ___webpackCompilationHash: '1' });
  });

  it('leaves the rest as it is', () => {
    expect(slice.replace(/^.*?<\/script>/s, '')).toBe('<script src="/app.js" async></script>');
  });

  it('says so where Gatsby has changed', () => {
    expect(() => withTemplateScripts('<script></script>', scripts)).toThrow(/has Gatsby changed/);
  });
});

describe('TemplateScripts', () => {
  let directory: string;
  let slice: string;
  beforeEach(() => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'tidepool-scripts-'));
    slice = path.join(directory, 'public/_gatsby/slices/_gatsby-scripts-1.html');
    mkdirSync(path.dirname(slice), { recursive: true });
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  /**
   * Simulates a build whose post template has the given script.
   * @returns Whether Gatsby finds another text than it wrote, and so processes all pages again.
   */
  function build(script: string, gatsbys: string | null = SLICE, sheet = 'styles.1.css'): boolean {
    const taps: { stage: number; run: (stats: object) => void }[] = [];
    const tap = (options: string | { stage: number }, run: (stats: object) => void): number =>
      taps.push({ stage: typeof options === 'string' ? 0 : options.stage, run });
    new TemplateScripts(directory).apply({ hooks: { done: { tap } } } as unknown as Compiler);
    const stats = {
      compilation: { chunkGroups: [{ name: 'component---post', chunks: [{ files: [script, sheet] }] }] },
    };
    for (const { run } of taps.filter(({ stage }) => stage < 0)) run(stats);
    const before = read();
    if (gatsbys !== null) writeFileSync(slice, gatsbys);
    for (const { run } of taps.filter(({ stage }) => stage >= 0)) run(stats);
    return before !== gatsbys;
  }
  const read = (): string => {
    try {
      return readFileSync(slice, 'utf8');
    } catch {
      return '';
    }
  };

  it('gives Gatsby its own text back, so that it sees that nothing has changed', () => {
    expect(build('a.js')).toBe(true);
    const first = read();
    expect(first).toContain('"component---post":["/a.js"]');
    expect(build('a.js')).toBe(false);
    expect(read()).toBe(first);
  });

  it('tells the renderer of changed styles, and no page', () => {
    const list = (): string =>
      readFileSync(path.join(directory, '.cache/tidepool/template-scripts.json'), 'utf8');
    build('a.js');
    expect(JSON.parse(list())).toEqual({ 'component---post': ['/a.js'], styles: ['styles.1.css'] });
    expect(build('a.js', SLICE, 'styles.2.css')).toBe(false);
    expect(list()).toContain('styles.2.css');
    expect(read()).not.toContain('styles');
  });

  it('says so where Gatsby writes no such text', () => {
    expect(() => build('a.js', null)).toThrow(/_gatsby-scripts-1\.html is missing: has Gatsby changed/);
  });

  it.each([
    ['the scripts have changed', () => build('b.js')],
    ['Gatsby writes something else', () => build('a.js', SLICE.replace('="1"', '="2"'))],
    [
      'what is published is not what would be made of it',
      () => {
        writeFileSync(slice, `${read()} `);
        return build('a.js');
      },
    ],
    [
      'it is gone',
      () => {
        rmSync(slice);
        return build('a.js');
      },
    ],
  ])('lets Gatsby see that %s', (_, again) => {
    build('a.js');
    expect(again()).toBe(true);
  });
});
