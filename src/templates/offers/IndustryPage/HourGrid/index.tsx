import type {SignatureStep} from '#src/content/schema/signature';
import {Heading} from '#src/ui/Heading';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** The hours of a day as text, where its picture has other steps. */
export function HourGrid({items}: {items: readonly SignatureStep[]}): ReactNode {
  return (
    <ol className={styles.hours}>
      {items.map(({when, title, description}) => (
        <li key={title}>
          <p className={styles.when}>{when}</p>
          <Heading level={3} look="h4">
            {title}
          </Heading>
          <Text look="note" above="pair">
            {description}
          </Text>
        </li>
      ))}
    </ol>
  );
}
