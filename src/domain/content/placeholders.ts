import type { Locale } from '../routing/locale';

/** What `npm run new` writes into a text, to be replaced. */
export const PLACEHOLDERS: Record<Locale, { lead: string; heading: string; rest: string }> = {
  'zh-Hans': { lead: '开头一段。', heading: '第一节', rest: '其余的。' },
  en: { lead: 'The first paragraph.', heading: 'First section', rest: 'The rest.' },
};

const LINES = new Set(Object.values(PLACEHOLDERS).flatMap(({ lead, rest }) => [lead, rest]));

const CODE = /^(`{3,}|~{3,})[^]*?^\1.*$/gm;

/** The first line of a text, from 0, that is still one of them, outside of code blocks; -1 without one. */
export const placeholderLine = (body: string): number =>
  body
    .replace(CODE, (block) => block.replace(/.+/g, ''))
    .split('\n')
    .findIndex((line) => LINES.has(line.trim()));
