import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** A calendar page: month, day and weekday, in slots. Hidden from screen readers, as the text beside it has the date. */
export const DateTile = (): ReactNode => (
  <span className={styles.tile} aria-hidden="true">
    <b>
      <slot name="month" />
    </b>
    <strong>
      <slot name="date" />
    </strong>
    <span>
      <slot name="weekday" />
    </span>
  </span>
);
