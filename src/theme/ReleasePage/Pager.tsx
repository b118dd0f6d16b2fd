import {changelogLabels as labels} from '#src/content/pages/changelog';
import type {ReleaseData} from '#src/content/schema/releases';
import {Link} from '#src/ui/Link';
import {Section} from '#src/ui/Section';
import styles from './pager.module.scss';

import type {ReactNode} from 'react';

/** Links to the older change and to the newer one. */
export function Pager({older, newer}: Pick<ReleaseData, 'older' | 'newer'>): ReactNode {
  return (
    <Section spacing="flush">
      <nav className={styles.pager} aria-label={labels.neighbors}>
        {older && (
          <Link to={older.to}>
            {labels.older} <b>{older.title}</b>
          </Link>
        )}
        {newer && (
          <Link to={newer.to} className={styles.newer}>
            {labels.newer} <b>{newer.title}</b>
          </Link>
        )}
      </nav>
    </Section>
  );
}
