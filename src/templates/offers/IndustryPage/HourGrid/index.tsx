import type {TimelineItem} from '#src/content/schema/page';
import {Heading} from '#src/ui/Heading';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type HourGridProps = {
  items: readonly TimelineItem[];
  /** `grid`: three columns; `row`: all in one row; `notes`: one column along a rule, beside a picture. */
  layout: 'grid' | 'row' | 'notes';
  /** Index of the hour shown in the picture. */
  lit?: number;
};

/** The hours of a day, next to a picture of one of them. */
export function HourGrid({items, layout, lit}: HourGridProps): ReactNode {
  return (
    <ol className={clsx(styles.hours, styles[layout])}>
      {items.map(({when, title, description}, index) => (
        <li key={when} className={clsx(index === lit && styles.lit)}>
          <p className={styles.when}>{when}</p>
          <Heading level={3} look="h4">
            {title}
          </Heading>
          {description !== undefined && (
            <Text above="pair" measure="wide">
              {description}
            </Text>
          )}
        </li>
      ))}
    </ol>
  );
}
