import Link from '@docusaurus/Link';
import type {Step} from '#src/content/types';
import {Heading} from '#src/ui/Heading';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type ValuePointsProps = {
  items: readonly (Step & {to?: string; picture: ReactNode})[];
  /** Name of the list for screen readers: it scrolls sideways on a phone, so it takes the focus. */
  label: string;
  level?: 2 | 3;
};

/** Scrollable with the keyboard. As a value, because a list takes no focus elsewhere. */
const focusable = {tabIndex: 0};

/** Three short claims side by side, each under a small picture; on a phone they are swiped. */
export function ValuePoints({items, label, level = 2}: ValuePointsProps): ReactNode {
  return (
    <ul className={styles.points} aria-label={label} {...focusable}>
      {items.map((item) => (
        <li key={item.title}>
          <div className={styles.picture} data-motion="rise">
            {item.picture}
          </div>
          <Heading level={level} look="h4">
            {item.to === undefined ? item.title : <Link to={item.to}>{item.title}</Link>}
          </Heading>
          <p>{item.description}</p>
        </li>
      ))}
    </ul>
  );
}
