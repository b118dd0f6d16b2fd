import {changelogLabels as labels} from '#src/content/pages/changelog';
import type {Release} from '#src/content/schema/releases';
import {Heading} from '#src/ui/Heading';
import {Link} from '#src/ui/Link';
import styles from './styles.module.scss';

import {useId, type ReactNode} from 'react';

/** The nearest other changes, beside one without a picture. */
export function Others({releases}: {releases: readonly Release[]}): ReactNode {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={styles.aside} data-unindexed="">
      <Heading level={2} look="h4" id={id}>
        {labels.others}
      </Heading>
      <ul className={styles.others}>
        {releases.map(({title, to, dayText, monthText}) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <span>
              {dayText}, {monthText.slice(-4)}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
