import { describe, expect, it } from 'vitest';
import {
  lastVersion,
  preferredVersion,
  versionBadge,
  versionBanner,
  versionCandidates,
  versionState,
  type PublishedVersion,
} from './versions';

const version = (name: string, path: string, ids: string[], isLast = false): PublishedVersion => ({
  name,
  label: name === 'current' ? 'Next' : name,
  isLast,
  mainDoc: path,
  docs: new Map(ids.map((id) => [id, `${path}/${id}`])),
});

/** Newest first. */
const THREE = [
  version('current', '/docs/next', ['Intro', 'New']),
  version('2.0', '/docs', ['Intro', 'Kept'], true),
  version('1.0', '/docs/1.0', ['Intro', 'Kept', 'Gone']),
];
const TWO = THREE.slice(0, 2);
const ONE = [version('current', '/docs', ['Intro'], true)];

describe('versionState', () => {
  it.each([
    ['current', TWO, 'unreleased'],
    ['2.0', TWO, null],
    ['1.0', THREE, 'unmaintained'],
    ['current', ONE, null],
    ['0.1', THREE, null],
    ['current', [], null],
  ])('%s', (name, versions, expected) => expect(versionState(name, versions)).toBe(expected));
});

describe('versionBanner', () => {
  it.each([
    ['the same doc', 'Kept', '1.0', { state: 'unmaintained', label: '1.0', permalink: '/docs/Kept' }],
    ['the main doc', 'Gone', '1.0', { state: 'unmaintained', label: '1.0', permalink: '/docs' }],
    ['the main doc', 'New', 'current', { state: 'unreleased', label: 'Next', permalink: '/docs' }],
  ])('leads to %s of the latest version', (_, doc, name, { state, label, permalink }) => {
    expect(versionBanner(doc, name, THREE)).toEqual({
      state,
      label,
      latest: { name: '2.0', label: '2.0', permalink },
    });
  });

  it('is absent on the latest version', () => {
    expect(versionBanner('Intro', '2.0', THREE)).toBeNull();
    expect(versionBanner('Intro', 'current', ONE)).toBeNull();
  });
});

describe('versionBadge', () => {
  it.each([
    ['current', TWO, 'Next'],
    ['2.0', TWO, '2.0'],
    ['current', ONE, null],
  ])('%s', (name, versions, expected) => expect(versionBadge(name, versions)).toBe(expected));
});

describe('preferredVersion', () => {
  it.each([
    ['1.0', THREE, '1.0'],
    ['1.0', TWO, null],
    [null, TWO, null],
  ])('stored %s', (stored, versions, expected) => expect(preferredVersion(stored, versions)).toBe(expected));
});

describe('versionCandidates', () => {
  it.each([
    [null, null, ['2.0']],
    [null, '1.0', ['1.0', '2.0']],
    ['current', '1.0', ['current', '1.0', '2.0']],
    ['2.0', '2.0', ['2.0']],
    [null, '0.1', ['2.0']],
  ])('reading %s, prefers %s', (active, preferred, expected) => {
    expect(versionCandidates(active, preferred, THREE)).toEqual(expected);
    expect(lastVersion(THREE)?.name).toBe('2.0');
  });
});
