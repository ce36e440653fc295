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
    ['the first one starts', two(), { defaultValue: 'a' }],
    ['the flagged one starts', two('', '', 'default'), { defaultValue: 'b' }],
    ['defaultValue wins over a flag', two('defaultValue="a"', '', 'default'), { defaultValue: 'a' }],
    ['none starts', two('defaultValue={null}'), { defaultValue: null }],
    ['group', two('groupId="os"'), { defaultValue: 'a', groupId: 'os' }],
    [
      'query named by the group',
      two('groupId="os" queryString'),
      { defaultValue: 'a', groupId: 'os', queryString: 'os' },
    ],
    ['query with its own name', two('queryString="shell"'), { defaultValue: 'a', queryString: 'shell' }],
    ['query turned off', two('groupId="os" queryString={false}'), { defaultValue: 'a', groupId: 'os' }],
    ['block and lazy are handed on', two('block lazy'), { block: true, lazy: true, defaultValue: 'a' }],
  ])('%s', (_, source, props) => {
    expect(tabs(source).props).toEqual(props);
  });

  it.each([
    ['labels default to values', two('', 'label="Ay"'), ['a=Ay', 'b=b']],
    ['numbers are values too', '<Tabs><TabItem value={1}>x</TabItem></Tabs>', ['1=1']],
    [
      'the prop "values" gives labels and order',
      '<Tabs values={[{ value: "b", label: "Bee" }, { value: "a" }]}>\n<TabItem value="a" label="Ay">x</TabItem>\n<TabItem value="b">y</TabItem>\n</Tabs>',
      ['b=Bee', 'a=Ay'],
    ],
    [
      'children may be computed',
      '<Tabs>{["a", "b"].map((v) => <TabItem key={v} value={v}>x</TabItem>)}</Tabs>',
      ['a=a', 'b=b'],
    ],
    [
      'conditions leave nothing behind',
      '<Tabs>{false && <TabItem value="a">x</TabItem>}<TabItem value="b">y</TabItem></Tabs>',
      ['b=b'],
    ],
  ])('%s', (_, source, expected) => {
    expect(tabs(source).items).toEqual(expected);
  });

  it('may stand in each other', () => {
    const { tree } = compileClean(`<Tabs>\n<TabItem value="a">\n\n${two()}\n\n</TabItem>\n</Tabs>`);
    expect(tree).toMatchObject([
      { component: 'Tabs', children: [{ children: [{ component: 'Tabs', props: { defaultValue: 'a' } }] }] },
    ]);
  });

  it.each([
    ['no tab', '<Tabs></Tabs>', /contains no tab/],
    ['something else inside', '<Tabs>\n\ntext\n\n<TabItem value="a">x</TabItem>\n</Tabs>', /not a tab/],
    ['no value', '<Tabs><TabItem label="A">x</TabItem></Tabs>', /has no value/],
    [
      'the same value twice',
      '<Tabs>\n<TabItem value="a">x</TabItem>\n<TabItem value="a">y</TabItem>\n</Tabs>',
      /Two tabs have the value "a"/,
    ],
    [
      'an unknown default',
      two('defaultValue="c"'),
      /"c" of <Tabs> is not one of its tabs\..*Use one of: a, b/,
    ],
    ['a query without a name', two('queryString'), /no name for the parameter/],
    ['an entry of "values" without a tab', two('values={[{ value: "z" }]}'), /names "z"/],
  ])('are an error with %s', (_, source, expected) => {
    const { problems } = compile(source, compileOptions());
    expect(problems[0]).toMatchObject({ severity: 'error', file: 'docs/Test.mdx' });
    expect(problems[0]?.line).toBeGreaterThan(0);
    expect(brief(problems)[0]).toMatch(expected);
  });
});
