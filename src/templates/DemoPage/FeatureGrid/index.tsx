import type {Feature} from '#src/content/schema/page';
import {Heading} from '#src/ui/Heading';
import {Icon} from '#src/ui/Icon';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** Three features with shared hairlines. */
export function FeatureGrid({items}: {items: readonly Feature[]}): ReactNode {
  return (
    <ul className={styles.grid}>
      {items.map(({icon, title, description}) => (
        <li key={title}>
          <Icon name={icon} className={styles.icon} />
          <Heading level={3} look="h4">
            {title}
          </Heading>
          <p className={styles.text}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
