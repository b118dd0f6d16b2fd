import type {Year} from '#src/content/schema/about';
import {Heading} from '#src/ui/Heading';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type YearLineProps = {
  /** From the founding year to today. */
  years: readonly Year[];
  /** Name of the list for screen readers. */
  label: string;
};

/** Years on a rising step line with a lime endpoint. On phones the line is vertical. */
export function YearLine({years, label}: YearLineProps): ReactNode {
  return (
    <ol className={styles.years} aria-label={label}>
      {years.map(({year, title, description}) => (
        <li key={year}>
          <p className={styles.year}>{year}</p>
          <Heading level={3} look="h4">
            {title}
          </Heading>
          <Text look="note" above="pair" measure="narrow">
            {description}
          </Text>
        </li>
      ))}
    </ol>
  );
}
