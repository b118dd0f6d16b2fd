import {isValidElement, type ReactNode} from 'react';

type PlainComponent = (props: object) => ReactNode;

/**
 * The text that a node shows, without markup. A component without children is asked what it shows, so it must be a plain
 * function without hooks.
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
