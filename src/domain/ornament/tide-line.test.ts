import { describe, expect, it } from 'vitest';
import { tideLine } from './tide-line';

const sizes = [
  { width: 720, height: 72 },
  { width: 720, height: 120, lines: 9 },
  { width: 1440, height: 420, lines: 13 },
  { width: 320, height: 200 },
];

const slugs = Array.from(
  { length: 200 },
  (_, i) => `${['Awk', '42', '潮池', 'PythonAsyncIO', 'a'][i % 5] ?? ''}${i}`,
);

/** Whether every element is closed in order and every attribute is quoted. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  const rest = xml.replace(
    /<(\/?)([a-z]+)((?:\s[a-zA-Z-]+="[^"<&]*")*)(\/?)>/g,
    (_, close, name: string, __, self) => {
      if (close) return open.pop() === name ? '' : 'unbalanced';
      if (!self) open.push(name);
      return '';
    },
  );
  return rest === '' && open.length === 0;
}

describe('tideLine', () => {
  it.each(sizes)(
    'draws something different for each of 200 slugs, in under 2 KB, at $width × $height',
    (size) => {
      const drawings = slugs.map((slug) => tideLine(slug, size));
      expect(new Set(drawings).size).toBe(slugs.length);
      expect(Math.max(...drawings.map((svg) => svg.length))).toBeLessThan(2048);
      expect(drawings.every(isWellFormed)).toBe(true);
      expect(drawings.join('')).not.toMatch(/NaN|Infinity|undefined/);
    },
  );

  it('draws the same for the same slug', () => {
    const size = { width: 720, height: 72 };
    expect(tideLine('Awk', size)).toBe(tideLine('Awk', size));
  });

  it('takes the colours of the page unless it is given its own', () => {
    const size = { width: 720, height: 72 };
    expect(tideLine('Awk', size)).toContain('stroke="currentColor"');
    const colors = { line: '#123456', accent: '#654321', warm: '#abcdef' };
    expect(tideLine('Awk', { ...size, colors })).not.toMatch(/currentColor|var\(/);
  });
});
