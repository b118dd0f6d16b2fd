import {textOf} from '#src/ui/text-of';
import styles from './styles.module.scss';

import {Children, isValidElement, type ComponentProps, type ReactNode} from 'react';

/** Texts of the first row, which name the table: "Field, Type, Notes". */
function headOf(children: ReactNode): string {
  const [head] = Children.toArray(children).filter((child) => isValidElement(child));
  const row = isValidElement<{children?: ReactNode}>(head) ? head.props.children : undefined;
  const cells = Children.toArray(row).flatMap((child) =>
    isValidElement<{children?: ReactNode}>(child) ? Children.toArray(child.props.children) : [],
  );
  return cells
    .map(textOf)
    .filter((text) => text.trim() !== '')
    .join(', ');
}

/** A table of MDX in a frame of its own that scrolls, also by keyboard, where the page is too narrow. */
export default function Table({children, ...rest}: ComponentProps<'table'>): ReactNode {
  return (
    // A group, not a region: a page may have ten tables, and ten landmarks would be noise.
    <div className={styles.frame} role="group" aria-label={`Table: ${headOf(children)}`} tabIndex={0}>
      <table {...rest}>{children}</table>
    </div>
  );
}
