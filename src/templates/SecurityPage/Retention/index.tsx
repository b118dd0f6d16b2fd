import type {Value} from '#src/content/schema/company';
import {Heading} from '#src/ui/Heading';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type RetentionProps = {
  periods: readonly Value[];
  /** Label before what happens at the end of a period. */
  afterLabel: string;
};

/** Periods on a line, each with a stop at its end; not to scale. */
export function Retention({periods, afterLabel}: RetentionProps): ReactNode {
  return (
    <ol className={styles.line}>
      {periods.map(({title, description, practice}) => (
        <li key={title}>
          <Heading level={3} look="h4">
            {title}
          </Heading>
          <Text above="pair">
            {description} {afterLabel}: <b>{practice}</b>
          </Text>
        </li>
      ))}
    </ol>
  );
}
