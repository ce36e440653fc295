import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { withTemplateScripts } from './template-scripts';

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
