import {textOf} from '#src/ui/text-of';
import styles from './styles.module.scss';

import {Children, type ComponentProps, isValidElement, type ReactNode} from 'react';

const childrenOf = (node: ReactNode): ReactNode[] =>
  isValidElement<{children?: ReactNode}>(node) ? Children.toArray(node.props.children) : [];

/** Accessible name of a table, from its header cells: "Field, Type, Notes". */
function headOf(children: ReactNode): string {
  const [head] = Children.toArray(children).filter((child) => isValidElement(child));
  const cells = childrenOf(head).flatMap(childrenOf).map(textOf);
  return cells.filter((text) => text.trim() !== '').join(', ');
}

/** An MDX table in a frame that scrolls, with the keyboard too, if the page is too narrow. */
export default function Table({children, ...rest}: ComponentProps<'table'>): ReactNode {
  return (
    // A group rather than a region, because a page with ten tables would have ten landmarks.
    <div className={styles.frame} role="group" aria-label={`Table: ${headOf(children)}`} tabIndex={0}>
      <table {...rest}>{children}</table>
    </div>
  );
}
