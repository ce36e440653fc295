import { createElement, Fragment, memo, type ReactNode } from 'react';
import { BLOCK_ATTRIBUTE } from '../../domain/markdown/first-page';
import type { ContentNode, ContentTree } from '../../domain/markdown/tree';
import { components } from './components';
import type { ComponentProps } from './component-props';

/** Properties of {@link Content}. */
export interface ContentProps {
  /** A delivered content tree. */
  tree: ContentTree;
  /** It is the text of the page: its blocks are marked for {@link BLOCK_ATTRIBUTE}'s reader. */
  isText?: boolean;
}

/** React leaves attributes alone that only the server has given. */
const mark = process.env.BUILD_STAGE === 'build-html' && { [BLOCK_ATTRIBUTE]: '' };

/**
 * Renders a content tree. Blocks of finished HTML become one element each, which React neither walks nor hydrates
 * inside; only registered components and what encloses them are React elements.
 */
export const Content = memo(function Content({ tree, isText = false }: ContentProps) {
  return <>{renderNodes(tree, isText)}</>;
});

function renderNodes(nodes: ContentTree | undefined, isText = false): ReactNode[] | undefined {
  return nodes?.map((node, index) => renderNode(node, index, isText));
}

function renderNode(node: ContentNode, index: number, isText: boolean): ReactNode {
  if (typeof node === 'string') return node;
  if ('component' in node) {
    const Component = components[node.component];
    // A component that is missing here was accepted by the compiler: the registry and this map are tested against each other.
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
