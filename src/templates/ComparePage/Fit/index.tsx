import type {Value} from '#src/content/schema/company';
import {Heading} from '#src/ui/Heading';
import {pickPart} from '#src/ui/Pick';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type FitProps = {
  approaches: readonly Value[];
  /** Label before `practice`. */
  changeLabel: string;
};

/** When each approach is enough, and when to change it: parts of a `Pick`, whose switch names the chosen one. */
export function Fit({approaches, changeLabel}: FitProps): ReactNode {
  return (
    <div className={styles.fit}>
      {approaches.map(({title, description, practice}, index) => (
        <div key={title} {...pickPart(index)}>
          <Heading level={3} look="h4">
            {title}
          </Heading>
          <Text above="label">{description}</Text>
          <Text above="text" className={styles.change}>
            <b>{changeLabel}</b>
            {practice}
          </Text>
        </div>
      ))}
    </div>
  );
}
