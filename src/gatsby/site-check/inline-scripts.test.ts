import { describe, expect, it } from 'vitest';
import { ScriptHashes, scriptHashes } from './inline-scripts';

describe('ScriptHashes', () => {
  it('names each script once', () => {
    const scripts = new ScriptHashes();
    scripts.add(scriptHashes('<script>a()</script><script>b()</script>'), 'x.html');
    scripts.add(scriptHashes('<script>a()</script>'), 'y.html');
    // printf 'a()' | openssl dgst -sha256 -binary | base64
    expect(scripts.hashes).toHaveLength(2);
    expect(scripts.hashes[0]).toBe('sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=');
  });

  it('refuses scripts that differ from page to page, naming the page', () => {
    const scripts = new ScriptHashes();
    const addAll = () => {
      for (let page = 0; page < 20; page++)
        scripts.add(scriptHashes(`<script>x(${page})</script>`), `${page}.html`);
    };
    expect(addAll).toThrow(/differ from page to page, last on 12\.html/);
  });
});
