import { createElement, Fragment, memo, type ReactNode } from 'react';
import { BLOCK_ATTRIBUTE } from '../../domain/markdown/first-page';
import type { ContentNode, ContentTree } from '../../domain/markdown/tree';
import { components } from './components';
import type { ComponentProps } from './component-props';

/** React ignores attributes that only the server's HTML has. */
const mark = process.env.BUILD_STAGE === 'build-html' && { [BLOCK_ATTRIBUTE]: '' };

/**
 * Renders a content tree. A block of finished HTML becomes one element, inside which React neither renders nor
 * hydrates; only registered components and the elements around them are React elements.
 * @param isText Whether it is the page's main text, whose blocks {@link BLOCK_ATTRIBUTE} identifies.
 */
export const Content = memo(function Content({ tree, isText }: { tree: ContentTree; isText?: boolean }) {
  return <>{renderNodes(tree, isText)}</>;
});

function renderNodes(nodes: ContentTree | undefined, isText = false): ReactNode[] | undefined {
  return nodes?.map((node, index) => renderNode(node, index, isText));
}

function renderNode(node: ContentNode, index: number, isText: boolean): ReactNode {
  if (typeof node === 'string') return node;
  if ('component' in node) {
    const Component = components[node.component];
    // A component without an entry here renders only its children. The compiler has checked the name, and a test
    // compares its registry with this map.
    if (!Component) return <Fragment key={index}>{renderNodes(node.children)}</Fragment>;
    const props = { ...node.props, nodes: node.children ?? [] } as ComponentProps;
    return (
      <Component key={index} {...props}>
        {renderNodes(node.children)}
      </Component>
    );
  }
  const props = { key: index, ...node.attrs };
  if ('html' in node) {
    return createElement(node.tag, {
      ...props,
      ...(isText && mark),
      ...(node.html !== '' && { dangerouslySetInnerHTML: { __html: node.html } }),
    });
  }
  return createElement(node.tag, props, ...(renderNodes(node.children, isText) ?? []));
}
