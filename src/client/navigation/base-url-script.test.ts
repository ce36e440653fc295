import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { baseUrlScript, type BaseUrlWarning } from './base-url-script';

const WARNING: BaseUrlWarning = {
  title: 'No scripts </script>',
  reason: 'Reason.',
  configured: 'Built for ',
  suggested: 'Try ',
  baseUrl: '/notes/',
  prefix: '',
};

interface FakeElement {
  textContent: string;
  children: FakeElement[];
}

/**
 * Runs the script on a page and lets the page finish loading.
 * @returns the lines of the warning, or null without one.
 */
function warningAt(pathname: string, globals: Record<string, unknown> = {}, prefix = ''): string[] | null {
  let onLoad = (): void => undefined;
  const inserted: FakeElement[] = [];
  const window = globals;
  runInNewContext(baseUrlScript({ ...WARNING, prefix }), {
    window,
    location: { pathname },
    addEventListener: (_: string, listener: () => void) => {
      onLoad = listener;
    },
    document: {
      body: { firstChild: null, insertBefore: (element: FakeElement) => inserted.push(element) },
      createElement: () => {
        const children: FakeElement[] = [];
        return {
          style: {},
          textContent: '',
          children,
          setAttribute: () => undefined,
          appendChild: (child: FakeElement) => children.push(child),
        };
      },
    },
  });
  onLoad();
  const [box] = inserted;
  return (
    box?.children.map(
      (line) => line.textContent + line.children.map((child) => child.textContent).join(''),
    ) ?? null
  );
}

describe('the warning about the base URL', () => {
  it('names the base the site was built for and the one that would fit', () => {
    expect(warningAt('/')).toEqual([WARNING.title, 'Reason.', 'Built for /notes/', 'Try /']);
    expect(warningAt('/elsewhere/index.html')?.at(-1)).toBe('Try /elsewhere/');
  });

  it('suggests nothing where the base is right', () => {
    expect(warningAt('/notes/')).toEqual([WARNING.title, 'Reason.', 'Built for /notes/']);
  });

  it('leaves the language out', () => {
    expect(warningAt('/en/', {}, 'en/')?.at(-1)).toBe('Try /');
    expect(warningAt('/notes/en/', {}, 'en/')).toHaveLength(3);
  });

  it('stays away when the scripts came', () => expect(warningAt('/', { pageData: {} })).toBeNull());

  it('fits into an inline script', () => expect(baseUrlScript(WARNING)).not.toContain('<'));
});
