import { describe, expect, it } from 'vitest';
import { brief, virtualContent } from '../../../tests/support/content';

/** Problems of a content root with a single data file. */
const problemsOf = (name: string, text: string): string[] =>
  brief(virtualContent({ [`data/${name}.yml`]: text }).problems);

const FRIEND = `- name: Crab
  url: https://crab.example.com/
  description: { zh-Hans: 横着走, en: Walks sideways }
  since: 2024-05
`;

const RELEASE = `- date: 2024-05-19
  version: 1.0.0
  type: feature
  title: { zh-Hans: 开站, en: First tide }
  notes: { zh-Hans: [甲], en: [a] }
`;

describe('friends.yml', () => {
  it('is read', () => {
    const { index, problems } = virtualContent({ 'data/friends.yml': FRIEND });
    expect(problems).toEqual([]);
    expect(index.friends).toEqual([
      {
        name: 'Crab',
        url: 'https://crab.example.com/',
        description: { 'zh-Hans': '横着走', en: 'Walks sideways' },
        since: '2024-05',
      },
    ]);
  });

  it.each([
    ['not a list', 'name: Crab\n', 'expected a list of friends'],
    ['address without scheme', FRIEND.replace('https://', ''), 'is not an absolute address'],
    ['not a month', FRIEND.replace('2024-05', '2024-13'), 'is not a month'],
    ['another language', FRIEND.replace('en: Walks', 'fr: Walks'), 'the site has no language "fr"'],
    ['a picture elsewhere', `${FRIEND}  avatar: https://example.com/a.png\n`, 'is not a file of this site'],
    ['an unknown field', `${FRIEND}  blog: true\n`, 'blog'],
  ])('says what is wrong: %s', (_, text, expected) => {
    const [problem = '', ...others] = problemsOf('friends', text);
    expect(problem).toContain('error data/friends.yml');
    expect(problem).toContain(expected);
    expect(others).toEqual([]);
  });
});

describe('releases.yml', () => {
  it('is read', () => {
    const { index, problems } = virtualContent({ 'data/releases.yml': RELEASE });
    expect(problems).toEqual([]);
    expect(index.releases).toMatchObject([{ date: '2024-05-19', version: '1.0.0', type: 'feature' }]);
  });

  it.each([
    ['an unknown kind', RELEASE.replace('feature', 'improvement'), 'Write one of feature, fix'],
    ['no such day', RELEASE.replace('05-19', '02-30'), 'is not a date'],
    ['nothing to say', RELEASE.replace('[a]', '[]'), 'notes'],
    ['the same version twice', RELEASE + RELEASE, '"1.0.0" occurs twice'],
  ])('says what is wrong: %s', (_, text, expected) => {
    const [problem = '', ...others] = problemsOf('releases', text);
    expect(problem).toContain('error data/releases.yml');
    expect(problem).toContain(expected);
    expect(others).toEqual([]);
  });
});
