import {ActionLink} from '#src/ui/actions/ActionLink';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type PageSourceProps = {
  /** URL for editing the file. Without it, the link is omitted. */
  editUrl: string | undefined;
  /** Time of the last commit to the file, in epoch milliseconds; undefined without git history. */
  updatedAt: number | undefined;
  labels: {edit: string; updated: string};
};

/** In UTC, so that every browser prints the same day as the HTML. */
const days = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/** Edit link and last update at the end of an article. Excluded from search snippets. */
export function PageSource({editUrl, updatedAt, labels}: PageSourceProps): ReactNode {
  if (editUrl === undefined && updatedAt === undefined) return null;
  const day = updatedAt === undefined ? undefined : new Date(updatedAt);
  return (
    <p className={styles.source} data-nosnippet="">
      {editUrl !== undefined && <ActionLink action={{label: labels.edit, href: editUrl}} />}
      {day && (
        <span>
          {labels.updated} <time dateTime={day.toISOString().slice(0, 10)}>{days.format(day)}</time>
        </span>
      )}
    </p>
  );
}
