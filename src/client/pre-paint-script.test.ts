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

/** Runs the script on a stand-in for the page; gives the root element's data attributes and the frame's colour. */
function visit(
  config: Partial<PrePaintConfig>,
  { stored = {}, search = '', systemIsDark, storageThrows }: Visit,
) {
  const dataset: Record<string, string> = {};
  const meta = { content: '' };
  runInNewContext(prePaintScript({ colorMode, announcementId: null, ...config }), {
    URLSearchParams,
    addEventListener: () => undefined,
    location: { search },
    matchMedia: () => ({ matches: systemIsDark ?? false }),
    localStorage: {
      getItem(key: string) {
        if (storageThrows) throw new Error('denied');
        return stored[key] ?? null;
      },
    },
    document: {
      documentElement: {
        dataset,
        setAttribute: (name: string, value: string) => (dataset[name.replace('data-', '')] = value),
      },
      querySelector: () => meta,
    },
  });
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

  it('cannot end its script element', () => {
    expect(prePaintScript({ colorMode, announcementId: '</script>' })).not.toContain('<');
  });
});
