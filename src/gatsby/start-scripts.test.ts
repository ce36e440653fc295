import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { withTemplateScripts } from './start-scripts';

const SLICE = `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="1"</script><script src="/app.js" async></script>`;

/** Runs the script on a stand-in for a page of a template; gives the addresses that are fetched, and the client's list. */
function start(slice: string, template: string) {
  const added: { src: string; onerror: () => void; isRemoved?: boolean; remove: () => void }[] = [];
  const window: { ___chunkMapping?: Record<string, string[]> } = {};
  runInNewContext(/<script id="gatsby-chunk-mapping">([^<]*)</.exec(slice)?.[1] ?? '', {
    window,
    get ___chunkMapping() {
      return window.___chunkMapping;
    },
    document: {
      getElementById: () => ({ dataset: { template } }),
      createElement: () => ({
        remove(this: { isRemoved?: boolean }) {
          this.isRemoved = true;
        },
      }),
      head: { append: (script: (typeof added)[number]) => added.push(script) },
    },
  });
  return { added, list: window.___chunkMapping };
}

describe('withTemplateScripts', () => {
  const scripts = { 'component---post': ['/a.js', '/b.js'], 'component---home': ['/c.js'] };

  it.each([
    ['component---post', '', ['/a.js', '/b.js']],
    ['component---home', '/notes', ['/notes/c.js']],
    ['component---gone', '', []],
  ])('a page of %s under "%s" fetches %j', (template, prefix, expected) => {
    const { added, list } = start(withTemplateScripts(SLICE, scripts, prefix), template);
    expect(added.map(({ src }) => src)).toEqual(expected);
    expect(list).toEqual(scripts);
  });

  it('takes away a script that fails: the client would wait for it for ever', () => {
    const [script] = start(withTemplateScripts(SLICE, scripts, ''), 'component---home').added;
    script?.onerror();
    expect(script?.isRemoved).toBe(true);
  });

  it('leaves the rest as it is', () => {
    const slice = withTemplateScripts(SLICE, scripts, '');
    expect(/<\/script>(.*)$/s.exec(slice)?.[1]).toBe(
      '<script>window.___webpackCompilationHash="1"</script><script src="/app.js" async></script>',
    );
  });

  it('says so where Gatsby has changed', () => {
    expect(() => withTemplateScripts('<script></script>', scripts, '')).toThrow(/has Gatsby changed/);
  });
});
