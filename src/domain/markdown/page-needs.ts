import type { Root } from 'hast';
import type { CompileContext } from './context';
import { own } from '../basics/own';
import { DATA_COMPONENTS, type SiteData } from './registry';
import { visit } from 'unist-util-visit';

/** Notes what the page must load for the components of a document, wherever they came from. */
export function collectPageNeeds(tree: Root, context: CompileContext): void {
  visit(tree, 'component', (node) => {
    if (node.name === 'Mermaid') context.pageNeeds.add('mermaid');
    if (node.name === 'LiveCode') context.pageNeeds.add('live');
    if (node.name === 'DocCardList') context.pageNeeds.add('cards');
    const data = own<SiteData>(DATA_COMPONENTS, node.name);
    if (data) context.pageNeeds.add(data);
  });
}
