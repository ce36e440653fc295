import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { prePaintScript, type PrePaintConfig } from './pre-paint-script';

const colorMode = { defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: false } as const;

interface Visit {
  stored?: Record<string, string>;
  search?: string;
  systemIsDark?: boolean;
  storageThrows?: boolean;
}

/** A stand-in for a button; `target` is the element that a press hits. */
interface Pressed {
  dataset?: Record<string, string>;
  attributes?: Record<string, string>;
}

/** Runs the script on a stand-in for the page. */
function start(
  config: Partial<PrePaintConfig>,
  { stored = {}, search = '', systemIsDark, storageThrows }: Visit,
) {
  const dataset: Record<string, string> = {};
  const meta = { content: '' };
  const menu = {
    open: false,
    shown: 0,
    showModal() {
      menu.open = true;
      menu.shown += 1;
    },
  };
  let listen: (event: { target: unknown }) => void = () => undefined;
  const guard = <T>(act: () => T): T => {
    if (storageThrows) throw new Error('denied');
    return act();
  };
  const window: Record<string, unknown> = {};
  runInNewContext(prePaintScript({ colorMode, announcementId: null, ...config }), {
    URLSearchParams,
    window,
    addEventListener: (_: string, listener: typeof listen) => (listen = listener),
    location: { search },
    matchMedia: () => ({ matches: systemIsDark ?? false }),
    localStorage: {
      getItem: (key: string) => guard(() => stored[key] ?? null),
      setItem: (key: string, value: string) => guard(() => (stored[key] = value)),
      removeItem: (key: string) => guard(() => Reflect.deleteProperty(stored, key)),
    },
    document: {
      documentElement: {
        dataset,
        setAttribute: (name: string, value: string) => (dataset[name.replace('data-', '')] = value),
      },
      querySelector: () => meta,
      getElementById: (id: string | null) => (id === 'menu' ? menu : id === 'list' ? {} : null),
    },
  });
  const press = (button: Pressed | null): void => {
    const element = button && {
      ...button,
      dataset: button.dataset ?? {},
      getAttribute: (name: string) => button.attributes?.[name] ?? null,
      hasAttribute: (name: string) => button.attributes?.[name] !== undefined,
    };
    listen({ target: { closest: () => element } });
  };
  return { dataset, meta, menu, window, stored, press };
}

/** Data attributes of the root element and the theme colour, before the first paint. */
function visit(config: Partial<PrePaintConfig>, reader: Visit) {
  const { dataset, meta } = start(config, reader);
  return { ...dataset, color: meta.content };
}

describe('prePaintScript', () => {
  const respect = { colorMode: { ...colorMode, respectPrefersColorScheme: true } };
  const disabled = { colorMode: { ...colorMode, disableSwitch: true } };
  it.each<[string, Partial<PrePaintConfig>, Visit, { theme: string; themeChoice: string }]>([
    ['default', {}, {}, { theme: 'dark', themeChoice: 'dark' }],
    ['stored', {}, { stored: { theme: 'light' } }, { theme: 'light', themeChoice: 'light' }],
    ['stored nonsense', {}, { stored: { theme: 'x' } }, { theme: 'light', themeChoice: 'light' }],
    [
      'query wins',
      {},
      { stored: { theme: 'light' }, search: '?tidepool-theme=dark' },
      { theme: 'dark', themeChoice: 'dark' },
    ],
    ['no storage', {}, { storageThrows: true }, { theme: 'dark', themeChoice: 'dark' }],
    ['system dark', respect, { systemIsDark: true }, { theme: 'dark', themeChoice: 'system' }],
    ['system light', respect, {}, { theme: 'light', themeChoice: 'system' }],
    ['switch disabled', disabled, { stored: { theme: 'light' } }, { theme: 'dark', themeChoice: 'dark' }],
  ])('colour mode: %s', (_, config, reader, expected) => {
    expect(visit(config, reader)).toMatchObject({ js: '', ...expected });
  });

  it('sets the colour of the frame', () => {
    expect(visit({}, { stored: { theme: 'light' } }).color).toBe('#f7f1e5');
  });

  it.each([
    ['closed', 'a', 'true', true],
    ['seen', 'a', 'false', false],
    ['another one was closed', 'b', 'true', false],
  ])('announcement: %s', (_, id, dismissed, hidden) => {
    const stored = { 'tidepool.announcement.id': id, 'tidepool.announcement.dismissed': dismissed };
    expect('announcementDismissed' in visit({ announcementId: 'a' }, { stored })).toBe(hidden);
  });

  it('copies data attributes from the query', () => {
    expect(visit({}, { search: '?tidepool-data-view=embed&tidepool-data-=x' })).toMatchObject({
      view: 'embed',
    });
  });

  describe('presses', () => {
    const colors = { dataset: { colorSwitch: '' } };

    it.each<[string, Partial<PrePaintConfig>, Visit, string[], string | undefined]>([
      ['dark and light', {}, {}, ['light', 'dark', 'light'], 'light'],
      ['the system, too', respect, { systemIsDark: true }, ['light', 'dark', 'system'], undefined],
      ['not kept', {}, { storageThrows: true }, ['light', 'dark'], undefined],
    ])('colours: %s', (_, config, reader, choices, kept) => {
      const page = start(config, { ...reader, stored: {} });
      for (const choice of choices) {
        page.press(colors);
        expect(page.dataset.themeChoice).toBe(choice);
        expect(page.dataset.theme).toBe(choice === 'system' ? 'dark' : choice);
        expect(page.meta.content).toBe(choice === 'light' ? '#f7f1e5' : '#0d1c20');
      }
      expect(page.stored.theme).toBe(kept);
    });

    it('opens a dialog once', () => {
      const page = start({}, {});
      const button = { attributes: { 'aria-controls': 'menu', 'aria-haspopup': 'dialog' } };
      page.press(button);
      page.press(button);
      expect(page.menu.shown).toBe(1);
      expect(page.window.earlyPress).toBeUndefined();
    });

    it('forgets what was pressed before', () => {
      const page = start({}, {});
      page.press({ attributes: { 'aria-haspopup': 'dialog' } });
      page.press({ attributes: { 'aria-controls': 'menu', 'aria-haspopup': 'dialog' } });
      expect(page.menu.open).toBe(true);
      expect(page.window.earlyPress).toBeUndefined();
    });

    it.each<[string, Pressed | null, boolean]>([
      ['a dialog that is not there', { attributes: { 'aria-haspopup': 'dialog' } }, true],
      ['a list', { attributes: { 'aria-controls': 'list' } }, false],
      ['a plain button', {}, false],
      ['text', null, false],
    ])('keeps what opens: %s', (_, button, isKept) => {
      const page = start({}, {});
      page.press(button);
      expect('earlyPress' in page.window).toBe(isKept);
      expect(page.dataset.theme).toBe('dark');
    });
  });

  it('cannot end its script element', () => {
    expect(prePaintScript({ colorMode, announcementId: '</script>' })).not.toContain('<');
  });
});
