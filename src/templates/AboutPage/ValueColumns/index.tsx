import type {Value} from '#src/content/schema/company';
import {Heading} from '#src/ui/Heading';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type ValueColumnsProps = {
  items: readonly Value[];
  /** Label before `practice`. */
  practiceLabel: string;
};

/** The company's values in columns, each with how customers notice it. */
export function ValueColumns({items, practiceLabel}: ValueColumnsProps): ReactNode {
  return (
    <ul className={styles.list}>
      {items.map(({title, description, practice}) => (
        <li key={title} className={styles.column}>
          <Heading level={3} look="h3">
            {title}
          </Heading>
          <Text above="label" measure="wide">
            {description}
          </Text>
          <dl>
            <dt>{practiceLabel}</dt>
            <dd>{practice}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
