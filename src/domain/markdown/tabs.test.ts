import { describe, expect, it } from 'vitest';
import { compileClean, compileOptions } from '../../../tests/support/compile';
import { brief } from '../../../tests/support/content';
import { compile } from './compile';
import { isComponentNode } from './tree';

/** Props of the only `Tabs` of a text, and values and labels of its tabs. */
function tabs(source: string) {
  const [node] = compileClean(source).tree;
  if (node === undefined || !isComponentNode(node)) throw new Error('no component');
  const items = (node.children ?? []).map((child) =>
    isComponentNode(child)
      ? `${JSON.stringify(child.props?.value)}=${JSON.stringify(child.props?.label)}`.replaceAll('"', '')
      : 'other',
  );
  return { props: node.props, items };
}

const two = (props = '', a = '', b = '') =>
  `<Tabs ${props}>\n<TabItem value="a" ${a}>x</TabItem>\n<TabItem value="b" ${b}>y</TabItem>\n</Tabs>`;

describe('tabs', () => {
  it.each([
    [two(), { defaultValue: 'a' }],
    [two('', '', 'default'), { defaultValue: 'b' }],
    [two('defaultValue="a"', '', 'default'), { defaultValue: 'a' }],
    [two('defaultValue={null}'), { defaultValue: null }],
    [two('groupId="os"'), { defaultValue: 'a', groupId: 'os' }],
    [two('groupId="os" queryString'), { defaultValue: 'a', groupId: 'os', queryString: 'os' }],
    [two('queryString="shell"'), { defaultValue: 'a', queryString: 'shell' }],
    [two('groupId="os" queryString={false}'), { defaultValue: 'a', groupId: 'os' }],
    [two('block lazy'), { block: true, lazy: true, defaultValue: 'a' }],
  ])('%j', (source, props) => expect(tabs(source).props).toEqual(props));

  it.each([
    [two('', 'label="Ay"'), ['a=Ay', 'b=b']],
    ['<Tabs><TabItem value={1}>x</TabItem></Tabs>', ['1=1']],
    [
      '<Tabs values={[{ value: "b", label: "Bee" }, { value: "a" }]}>\n<TabItem value="a" label="Ay">x</TabItem>\n<TabItem value="b">y</TabItem>\n</Tabs>',
      ['b=Bee', 'a=Ay'],
    ],
    ['<Tabs>{["a", "b"].map((v) => <TabItem key={v} value={v}>x</TabItem>)}</Tabs>', ['a=a', 'b=b']],
    ['<Tabs>{false && <TabItem value="a">x</TabItem>}<TabItem value="b">y</TabItem></Tabs>', ['b=b']],
  ])('%j', (source, expected) => expect(tabs(source).items).toEqual(expected));

  it('may stand in each other', () => {
    const { tree } = compileClean(`<Tabs>\n<TabItem value="a">\n\n${two()}\n\n</TabItem>\n</Tabs>`);
    expect(tree).toMatchObject([
      { component: 'Tabs', children: [{ children: [{ component: 'Tabs', props: { defaultValue: 'a' } }] }] },
    ]);
  });

  it.each([
    ['<Tabs></Tabs>', /contains no tab/],
    ['<Tabs>\n\ntext\n\n<TabItem value="a">x</TabItem>\n</Tabs>', /not a tab/],
    ['<Tabs><TabItem label="A">x</TabItem></Tabs>', /has no value/],
    [
      '<Tabs>\n<TabItem value="a">x</TabItem>\n<TabItem value="a">y</TabItem>\n</Tabs>',
      /Two tabs have the value "a"/,
    ],
    [two('defaultValue="c"'), /"c" of <Tabs> is not one of its tabs\..*Use one of: a, b/],
    [two('queryString'), /no name for the parameter/],
    [two('values={[{ value: "z" }]}'), /names "z"/],
  ])('are an error with %j', (source, expected) => {
    const { problems } = compile(source, compileOptions());
    expect(problems[0]).toMatchObject({ severity: 'error', file: 'docs/Test.mdx' });
    expect(problems[0]?.line).toBeGreaterThan(0);
    expect(brief(problems)[0]).toMatch(expected);
  });
});
