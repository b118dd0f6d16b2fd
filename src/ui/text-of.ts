import {isValidElement, type ReactNode} from 'react';

type PlainComponent = (props: object) => ReactNode;

/**
 * Returns the text of a node without markup. Components without children are called as plain functions, so they must
 * not use hooks.
 */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return (node as readonly ReactNode[]).map(textOf).join('');
  if (!isValidElement<{children?: ReactNode}>(node)) return '';
  if (node.props.children === undefined && typeof node.type === 'function') {
    return textOf((node.type as PlainComponent)(node.props));
  }
  return textOf(node.props.children);
}
