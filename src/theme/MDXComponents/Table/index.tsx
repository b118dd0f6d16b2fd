import {textOf} from '#src/ui/text-of';
import styles from './styles.module.scss';

import {Children, isValidElement, type ComponentProps, type ReactNode} from 'react';

/** Accessible name of a table, from its header cells: "Field, Type, Notes". */
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

/** An MDX table in a frame that scrolls, with the keyboard too, if the page is too narrow. */
export default function Table({children, ...rest}: ComponentProps<'table'>): ReactNode {
  return (
    // A group rather than a region, because a page with ten tables would have ten landmarks.
    <div className={styles.frame} role="group" aria-label={`Table: ${headOf(children)}`} tabIndex={0}>
      <table {...rest}>{children}</table>
    </div>
  );
}
