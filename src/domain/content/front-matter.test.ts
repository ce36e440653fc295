import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { LOCALES, problemsOf, yaml } from '../../../tests/support/content';
import { checkData, checkUnknownFields, parseYaml } from './front-matter';
import { docSchema, pageSchema, postSchema } from './front-matter-schemas';

describe('parseYaml', () => {
  it.each([
    ['title: "潮池', 'f.mdx:2:11 The YAML is malformed: Missing closing "quote.'],
    ['a: 1\ntitle: 潮: 池', 'f.mdx:3:8 The YAML is malformed: Nested mappings are not allowed'],
    ['author: @潮池', 'f.mdx:2:9 The YAML is malformed: Plain value cannot start'],
    ['title: *重要', 'f.mdx:2:8 The YAML is malformed: "*重要" refers to an anchor that does not exist.'],
    ['a:\n\t- b', 'f.mdx:3:1 The YAML is malformed: Tabs are not allowed as indentation.'],
  ])('%j', (text, expected) => {
    const [first] = problemsOf((problems) => {
      expect(parseYaml(text, 'f.mdx', 2, problems)).toBeNull();
    });
    expect(first).toContain(`error ${expected}`);
    expect(first).toMatch(/ → Quote texts that contain/);
  });

  it.each([
    ['a: 1\na: 2', 'f.mdx:3:1', 'Keep one of the fields with this name.'],
    ['a: {b: 1, "b": 2}', 'f.mdx:2:11', 'Keep one of the fields with this name.'],
    ['1: a\n"1": b', 'f.mdx:3:1', 'Keep one of the fields with this name.'],
    ['title: 潮池\ndate：2024-05-19', 'f.mdx:', 'Write "date: " with a half-width colon and a space.'],
    ['title：潮池\ndate: 2024-05-19', 'f.mdx:', 'Write "title: " with a half-width colon and a space.'],
  ])('says what to do about %j', (text, place, fix) => {
    const [first] = problemsOf((problems) => {
      expect(parseYaml(text, 'f.mdx', 2, problems)).toBeNull();
    });
    expect(first).toContain(`error ${place}`);
    expect(first).toContain(` → ${fix}`);
  });

  it('says what to do about a front matter whose only colon is Chinese', () => {
    const [first] = problemsOf((problems) => {
      const data = parseYaml('title：潮池', 'f.mdx', 2, problems);
      if (data) checkData(docSchema, data, LOCALES);
    });
    expect(first).toContain(' → Write "title: " with a half-width colon and a space.');
  });

  it.each([
    ['long', `a: ${'x'.repeat(1_000_000)}`, 'f.mdx:2:1 The YAML is longer than 1,000,000 characters.'],
    [
      'full of aliases',
      Array.from({ length: 1001 }, (_, index) => `- &a${String(index)} 1\n- *a${String(index)}`).join('\n'),
      'f.mdx:2003:3 The YAML is malformed: it has more than 1,000 aliases.',
    ],
  ])('refuses a text that is too %s', (_, text, expected) => {
    const [first] = problemsOf((problems) => {
      expect(parseYaml(text, 'f.mdx', 2, problems)).toBeNull();
    });
    expect(first).toContain(`error ${expected}`);
  });

  it.each([
    ['title: 3.10', { title: '3.10' }],
    ['title_meta: 3.10', { title_meta: '3.10' }],
    ['sidebar_label: 1.20', { sidebar_label: '1.20' }],
    ['tags: [007, 1.0, a]', { tags: ['007', '1.0', 'a'] }],
    ['authors: [{ name: 1e3 }]', { authors: [{ name: '1e3' }] }],
    ['title: 2024-03-01', { title: '2024-03-01' }],
    ['[{ folder: 3.10 }, { doc: 007 }, { ref: 1e3 }]', [{ folder: '3.10' }, { doc: '007' }, { ref: '1e3' }]],
    ['3.10: a\n007: b\n1e3: { True: c }', { '3.10': 'a', '007': 'b', '1e3': { True: 'c' } }],
    ['authors: 0x10\nrefers: 12345678901234567890', { authors: '0x10', refers: '12345678901234567890' }],
    ['position: 01', { position: 1 }],
    ['sidebar_position: 2.50', { sidebar_position: 2.5 }],
  ])('keeps texts that look like numbers: %s', (text, expected) => {
    expect(yaml(text).value).toEqual(expected);
  });

  it.each([
    ['2024-05-19', '2024-05-19'],
    ['1/31/2000', '2000-01-31'],
    ['May 5, 2024', '2024-05-05'],
    ['2024-05-19T23:30:00-08:00', '2024-05-19T23:30:00-08:00'],
    ['2024-05-19T23:30:00.123Z', '2024-05-19T23:30:00'],
    ['2024-05-19 08:05:09 +0800', '2024-05-19T08:05:09+08:00'],
    ['2024/5/9 8:05', '2024-05-09T08:05'],
    ['2024-05-19 8:00 PM', '2024-05-19T20:00'],
    ['2024-05-19 12:30 a.m.', '2024-05-19T00:30'],
    ['2024-05-19　8pm CST', '2024-05-19T20:00'],
  ])('reads the date %s', (written, expected) => {
    const { date = '' } = postSchema.parse({ date: written });
    expect(date.replace(/T00:00:00$/, '')).toBe(expected);
  });

  it.each([
    '2024-02-30',
    'tomorrow',
    'May 5',
    '2024-13-01',
    '2024-05-19 25:61',
    '2024-05-19T24:00',
    '2024-05-19 12:30:75',
    '2024-05-19 13:00 PM',
    '2024-05-19 下午3点',
    '2024-05-19 8:00 +99:00',
    '2024-05-19 18',
  ])('refuses the date %s', (written) => {
    expect(postSchema.safeParse({ date: written }).success).toBe(false);
  });

  it.each(["it's-(a)-test@2,+b!", 'a/b.c', 'e\u0301'])('accepts the slug %s', (slug) => {
    expect(postSchema.safeParse({ slug }).success).toBe(true);
  });

  it.each(['a.html', 'a b', 'a#b', '100%'])('refuses the slug %s', (slug) => {
    expect(postSchema.safeParse({ slug }).success).toBe(false);
  });

  it('follows anchors', () => {
    expect(yaml('a: &x { b: 1 }\nc: *x').value).toEqual({ a: { b: 1 }, c: { b: 1 } });
  });

  it.each([
    ['field', ['title'], '2:1'],
    ['list item', ['tags', 1], '3:12'],
    ['nested field', ['references', 0, 'url'], '6:5'],
    ['missing item of a list', ['tags', 9], '3:1'],
    ['missing field of a mapping', ['references', 0, 'author'], '5:5'],
    ['missing field', ['date'], '1:1'],
  ])('knows the place of a %s', (_, path, expected) => {
    const text = '# 注释\ntitle: 潮池\ntags: [潮汐, Life]\nreferences:\n  - title: a\n    url: b\n';
    const place = yaml(text).placeOf(path);
    expect(`${String(place?.line)}:${String(place?.column)}`).toBe(expected);
  });
});

describe('checkData', () => {
  const check = (schema: z.ZodType, text: string) =>
    problemsOf((problems) => checkData(schema, yaml(text, 'f.mdx', problems), LOCALES));

  it.each([
    ['draft: 是', '1:1 "draft": expected true or false (found "是").', 'Write true or false without quotes'],
    [
      'tags: 潮汐',
      '1:1 "tags": expected a list of tags (found "潮汐").',
      'Write [A, B] with keys of tags.yml',
    ],
    [
      'title: [a]',
      '1:1 "title": expected text (found ["a"]).',
      'Write text, in quotes if YAML would read it as a number or a date',
    ],
    ['title: " "', '1:1 "title": is empty (found " ").', 'Write a text or remove the field'],
    ['date: 2024-02-30', '1:1 "date": "2024-02-30" is not a date.', 'Write a date such as 2024-05-19'],
    ['date: 2024年5月', '1:1 "date": "2024年5月" is not a date.', 'Write a date such as 2024-05-19'],
    ['date: 2024', '1:1 "date": is not a date (found 2024).', 'Write a date such as 2024-05-19'],
    ['slug: a b', '1:1 "slug": has characters an address cannot have (found "a b").', 'Use letters, digits'],
    [
      'references:\n  - title: a\n    url: /b',
      '3:5 "references.0.url": is not an absolute address',
      'https://',
    ],
    ['draft: true\nunlisted: true', '2:1 "unlisted": a document is either', 'Remove one of the two'],
    ['toc_max_heading_level: two', '1:1 "toc_max_heading_level": expected a whole number', 'Write 2, 3'],
    [
      'toc_min_heading_level: 4\ntoc_max_heading_level: 3',
      '1:1 "toc_min_heading_level": is above toc_max_heading_level',
      'Swap the two',
    ],
  ])('post: %j', (text, found, fix) => {
    const [first = '', ...others] = check(postSchema, text);
    expect(first).toContain(`error f.mdx:${found}`);
    expect(first.split(' → ')[1]).toContain(fix);
    expect(others).toEqual([]);
  });

  it('doc: an id is one name', () => {
    expect(check(docSchema, 'id: a/b\nsidebar_position: first')).toEqual([
      'error f.mdx:1:1 "id": contains a slash (found "a/b"). → Folders come from the path, write the last part only.',
      'error f.mdx:2:1 "sidebar_position": expected a number (found "first"). → Write a number without quotes.',
    ]);
  });

  it('reports every wrong field at once', () => {
    expect(check(pageSchema, 'draft: 1\nunlisted: 2\nkeywords: 潮')).toHaveLength(3);
  });

  it('says what a file that is no mapping should be', () => {
    expect(check(postSchema, '- 潮池')).toEqual([
      expect.stringContaining('error f.mdx:1:1 The front matter: ') as unknown,
    ]);
  });

  it.each([
    ['number as text', 'slug: 42\ntags: [2021]', { slug: '42', tags: ['2021'] }],
    ['one author', 'authors: tidepool', { authors: ['tidepool'] }],
    ['a tag twice', 'tags: [潮汐, b, 潮汐]', { tags: ['潮汐', 'b'] }],
    ['date with time', 'date: 2024-05-19T08:00:00+08:00', { date: '2024-05-19T08:00:00+08:00' }],
    ['date with hours', 'date: 2024-05-19T10:00', { date: '2024-05-19T10:00' }],
    ['date in short', 'date: 2024-4-2', { date: '2024-04-02' }],
    ['date with slashes', 'date: 2024/4/2', { date: '2024-04-02' }],
    ['year of a reference', 'references: [{ title: a, url: https://example.com/潮, time: 2018 }]', {}],
    ['empty', '', { draft: false, unlisted: false, tags: [], authors: [], recommended: false }],
    ['fields of other programs', 'layout: x', {}],
  ])('accepts: %s', (_, text, expected) => {
    expect(checkData(postSchema, yaml(text), LOCALES)).toMatchObject(expected);
  });
});

describe('checkUnknownFields', () => {
  it.each([
    ['known', 'title: a', []],
    ['tolerated', 'sidebar_class_name: a', []],
    ['misspelt', 'a: 1\ntilte: 潮池', ['warning f.mdx:2:1 Unknown field "tilte". → Did you mean "title"?']],
    ['unknown', '标题: a', ['warning f.mdx:1:1 Unknown field "标题". → Remove it; nothing reads it.']],
    ['no mapping', '- a', []],
  ])('%s', (_, text, expected) => {
    const known = ['a', 'title', 'description'];
    expect(
      problemsOf((problems) =>
        checkUnknownFields(yaml(text, 'f.mdx', problems), known, ['sidebar_class_name']),
      ),
    ).toEqual(expected);
  });
});
