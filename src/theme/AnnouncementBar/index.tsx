import announcement from '#src/content/settings/announcement.json' with {type: 'json'};
import {Link} from '#src/ui/Link';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** A line above the header, if the owner has written one. The classic one would add its script to every page. */
export default function AnnouncementBar(): ReactNode {
  const {text, label, to} = announcement;
  if (text === '') return null;
  return (
    <aside className={styles.bar} aria-label="Announcement">
      <p>
        {text} {to !== '' && <Link to={to}>{label}</Link>}
      </p>
    </aside>
  );
}
