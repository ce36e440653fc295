import { expect, it } from 'vitest';
import { compileOptions, htmlOf } from '../../../tests/support/compile';
import { compile } from './compile';

const PARTIAL = `export const Mark = ({ children }) => <mark>{children}</mark>;

Hello **{props.name}**{<i title={props.name}>!</i>} <Mark>{props.name + '?'}</Mark>`;

it('evaluates a partial for every place that shows it', () => {
  const uses = Array.from({ length: 20 }, (_, index) => `<Part name="n${String(index)}" />`);
  const document = compile(
    `import Part from './_part.mdx'\n\n${uses.join('\n\n')}`,
    compileOptions({ findImport: () => ({ file: 'docs/_part.mdx', text: PARTIAL }) }),
  );
  expect(document.problems).toEqual([]);
  const html = htmlOf(document.tree).replaceAll('\n', '');
  for (const index of uses.keys()) {
    const name = `n${String(index)}`;
    expect(html).toContain(`<i title="${name}">!</i>`);
    expect(html).toContain(`<mark>${name}?</mark>`);
  }
});
