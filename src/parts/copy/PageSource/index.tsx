import {ActionLink} from '#src/ui/actions/ActionLink';
import {CopyButton} from '../CopyButton';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type PageSourceProps = {
  /** URL for editing the file. Without it, the link is omitted. */
  editUrl: string | undefined;
  /** Time of the last commit to the file, in epoch milliseconds; undefined without git history. */
  updatedAt: number | undefined;
  /** Path of the page as Markdown, to copy for an assistant. */
  markdown?: string;
  labels: {edit: string; updated: string; copy: string};
};

/** In UTC, so that every browser prints the same day as the HTML. */
const days = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/** Edit link, copy button and last update at the end of an article. Excluded from search snippets. */
export function PageSource({editUrl, updatedAt, markdown, labels}: PageSourceProps): ReactNode {
  if (editUrl === undefined && updatedAt === undefined && markdown === undefined) return null;
  const day = updatedAt === undefined ? undefined : new Date(updatedAt);
  return (
    <div className={styles.source} data-nosnippet="">
      {editUrl !== undefined && <ActionLink action={{label: labels.edit, href: editUrl}} />}
      {markdown !== undefined && <CopyButton small file={markdown} label={labels.copy} />}
      {day && (
        <span>
          {labels.updated} <time dateTime={day.toISOString().slice(0, 10)}>{days.format(day)}</time>
        </span>
      )}
    </div>
  );
}
