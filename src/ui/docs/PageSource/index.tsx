import {ActionLink} from '#src/ui/actions/ActionLink';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type PageSourceProps = {
  /** Where the file can be edited; without it the link is left out. */
  editUrl: string | undefined;
  /** Milliseconds of the last commit that touched the file; unknown where the history is. */
  updatedAt: number | undefined;
  words: {edit: string; updated: string};
};

/** In UTC, so that every browser prints the day that is in the HTML. */
const days = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/** Foot of a text: where it can be edited, and when it last was. No snippet of a search engine or of ours repeats it. */
export function PageSource({editUrl, updatedAt, words}: PageSourceProps): ReactNode {
  if (editUrl === undefined && updatedAt === undefined) return null;
  const day = updatedAt === undefined ? undefined : new Date(updatedAt);
  return (
    <p className={styles.source} data-nosnippet="">
      {editUrl !== undefined && <ActionLink action={{label: words.edit, href: editUrl}} />}
      {day && (
        <span>
          {words.updated} <time dateTime={day.toISOString().slice(0, 10)}>{days.format(day)}</time>
        </span>
      )}
    </p>
  );
}
