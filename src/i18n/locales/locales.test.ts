import { describe, expect, it } from 'vitest';
import { allMessages } from '../all-messages';
import enCommon from './en/common.json';
import zhCommon from './zh-Hans/common.json';

const { 'zh-Hans': zh, en } = allMessages;

interface Table {
  [key: string]: string | Table;
}

/** Dotted keys without plural endings, each with its placeholders. */
function messages(table: Table, prefix = ''): Map<string, string> {
  const result = new Map<string, string>();
  for (const [key, value] of Object.entries(table)) {
    if (typeof value === 'object') {
      for (const [inner, names] of messages(value, `${prefix}${key}.`)) result.set(inner, names);
      continue;
    }
    const placeholders = [...value.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort();
    const name = `${prefix}${key}`.replace(/_(one|other)$/, '');
    if (!key.endsWith('_one')) result.set(name, placeholders.join(' '));
  }
  return result;
}

describe('interface strings', () => {
  it('has the same messages with the same placeholders in both languages', () => {
    expect(Object.fromEntries(messages(en))).toEqual(Object.fromEntries(messages(zh)));
  });

  it.each([
    ['zh-Hans', zhCommon],
    ['en', enCommon],
  ])('keeps the common part of %s small: it travels with every page', (_, table) => {
    expect(JSON.stringify(table).length).toBeLessThan(2000);
  });
});
