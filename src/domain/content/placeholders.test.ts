import { expect, it } from 'vitest';
import { placeholderLine } from './placeholders';

const LINES = ['The first paragraph.', 'The rest.', '开头一段。', '其余的。'];

it.each([
  ['Own words.\n', -1],
  ['Own words.\n\nThe rest.\n', 2],
  ['\n开头一段。\n', 1],
  ['开头一段。之后是自己写的。', -1],
  ['```md\nThe rest.\n```\n', -1],
  ['````md\n```\n其余的。\n```\n````\n\n其余的。\n', 6],
])('%j has its first placeholder on line %i', (body, line) =>
  expect(placeholderLine(body, LINES)).toBe(line),
);
