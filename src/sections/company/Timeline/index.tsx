import type {TimelineItem} from '#src/content/types';
import {Heading} from '#src/ui/Heading';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type TimelineProps = {
  items: readonly TimelineItem[];
  /** `plain`: sentences instead of titles, as in an agenda. */
  look?: 'titled' | 'plain';
};

/** Ruled list with a time column: a day, an agenda, the weeks of a plan. */
export function Timeline({items, look = 'titled'}: TimelineProps): ReactNode {
  return (
    <ol className={clsx(styles.timeline, styles[look])}>
      {items.map((item) => (
        <li key={`${item.when} ${item.title}`}>
          <p className={styles.when}>{item.when}</p>
          <div>
            {look === 'plain' ? (
              <p className={styles.sentence}>{item.title}</p>
            ) : (
              <Heading level={3} look="h4">
                {item.title}
              </Heading>
            )}
            {item.description !== undefined && (
              <Text above="pair" measure="wide">
                {item.description}
              </Text>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
