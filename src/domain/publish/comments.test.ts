import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../tests/support/content';
import {
  commentsTerm,
  lookMessage,
  readWidgetMessage,
  takeSession,
  widgetAddress,
  type CommentablePage,
} from './comments';

const settings = {
  repo: 'tide/pool',
  repoId: 'R_1',
  category: 'Comments & more',
  categoryId: 'DIC_1',
  docs: false,
  sharedAcrossLocales: true,
};
const post: CommentablePage = {
  kind: 'post',
  path: '/blog/海带',
  locale: 'en',
  unlisted: false,
  draft: false,
};
const doc: CommentablePage = { ...post, kind: 'doc', path: '/docs/Docker/' };

describe('commentsTerm', () => {
  it.each([
    ['both languages share a thread', post, settings, 'blog/海带'],
    ['… the original has the same', { ...post, locale: 'zh-Hans' as const }, settings, 'blog/海带'],
    ['or have one each', post, { ...settings, sharedAcrossLocales: false }, 'en/blog/海带'],
    ['docs have none', doc, settings, null],
    ['unless they are meant to', doc, { ...settings, docs: true }, 'docs/Docker'],
    ['lists have none', { ...post, kind: 'blog-list' }, { ...settings, docs: true }, null],
    ['unlisted pages have none', { ...post, unlisted: true }, settings, null],
    ['drafts have none', { ...post, draft: true }, settings, null],
    ['without configuration nothing has', post, null, null],
  ])('%s', (_, page, given, expected) => expect(commentsTerm(page, given, LOCALES)).toBe(expected));
});

it('asks for a discussion by its whole name', () => {
  const url = new URL(
    widgetAddress(settings, {
      term: 'blog/海带',
      address: 'https://a.example/en/blog/海带',
      session: '',
      theme: 'dark',
      language: 'zh-CN',
    }),
  );
  expect([url.origin, url.pathname]).toEqual(['https://giscus.app', '/zh-CN/widget']);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    repo: 'tide/pool',
    repoId: 'R_1',
    category: 'Comments & more',
    categoryId: 'DIC_1',
    term: 'blog/海带',
    strict: '1',
    theme: 'dark',
    origin: 'https://a.example/en/blog/海带',
  });
});

it('tells a widget its look', () => {
  expect(lookMessage({ theme: 'light', language: 'en' })).toEqual({
    giscus: { setConfig: { theme: 'light', lang: 'en' } },
  });
});

describe('readWidgetMessage', () => {
  const from = 'https://giscus.app';
  it.each([
    ['height', from, { giscus: { resizeHeight: 420 } }, { height: 420, endsSession: false }],
    ['signing out', from, { giscus: { signOut: true } }, { height: null, endsSession: true }],
    [
      'a refused session',
      from,
      { giscus: { error: 'Bad credentials' } },
      { height: null, endsSession: true },
    ],
    ['another error', from, { giscus: { error: 'No discussion' } }, { height: null, endsSession: false }],
    ['nonsense', from, { giscus: { resizeHeight: 'big' } }, { height: null, endsSession: false }],
    ['other messages', from, { other: 1 }, null],
    ['text', from, 'hello', null],
    ['another origin', 'https://evil.example', { giscus: { resizeHeight: 420 } }, null],
  ])('%s', (_, origin, data, expected) => expect(readWidgetMessage(origin, data)).toEqual(expected));
});

it.each([
  ['?giscus=x%2By', { session: 'x+y', search: '' }],
  ['?a=1&giscus=x&b=2', { session: 'x', search: '?a=1&b=2' }],
  ['?a=1', null],
  ['', null],
])('takes the session out of %s', (search, expected) => expect(takeSession(search)).toEqual(expected));
