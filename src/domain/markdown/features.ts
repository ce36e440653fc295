import type { Root } from 'hast';
import type { CompileContext } from './context';
import { dataOf } from './registry';
import { visit } from './visit';

/** Notes which parts of the page need something of their own, wherever they came from. */
export function collectFeatures(tree: Root, context: CompileContext): void {
  visit(tree, 'component', (node) => {
    if (node.name === 'Mermaid') context.features.add('mermaid');
    if (node.name === 'LiveCode') context.features.add('live');
    if (node.name === 'DocCardList') context.features.add('cards');
    const data = dataOf(node.name);
    if (data) context.features.add(data);
  });
}
