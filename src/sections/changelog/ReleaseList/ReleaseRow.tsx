import type {Release} from '#src/content/schema/releases';
import {Link} from '#src/ui/Link';
import {ReleaseBadge} from '../ReleaseBadge';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type ReleaseRowProps = {release: Release};

/** A change as one row, without a picture. */
export function ReleaseRow({release: {title, text, to, date, dayText, kind}}: ReleaseRowProps): ReactNode {
  return (
    <li className={styles.row}>
      <ReleaseBadge kind={kind} />
      <p>
        <Link to={to}>{title}</Link>
        <span className={styles.text}>{text}</span>
      </p>
      <time dateTime={date}>{dayText}</time>
    </li>
  );
}
