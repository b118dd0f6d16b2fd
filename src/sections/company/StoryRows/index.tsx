import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Stat} from '#src/content/types';
import {Heading} from '#src/ui/Heading';
import {Text} from '#src/ui/Text';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type StoryRow = {
  /** ID of the story, for links. */
  id: string;
  caption: string;
  title: string;
  description: string;
  /** A sparkline beside the figure. */
  media: ReactNode;
  figure: Stat;
  /** The full story, shown when the row is open. */
  story: ReactNode;
};

export type StoryRowsProps = {
  rows: readonly StoryRow[];
  /** Label of the control that opens a row. */
  readLabel: string;
  /** Opens the row with this id. */
  openId?: string | undefined;
  rowClassName?: string | undefined;
};

type RowProps = {row: StoryRow; readLabel: string; open: boolean; className?: string | undefined};

function Row({row, readLabel, open, className}: RowProps): ReactNode {
  useBrokenLinks().collectAnchor(row.id);
  return (
    <article className={clsx(styles.row, className)}>
      <div className={styles.head}>
        <div className={styles.title}>
          <Text look="caption">{row.caption}</Text>
          <Heading level={3}>{row.title}</Heading>
        </div>
        <Text measure="narrow" className={styles.description}>
          {row.description}
        </Text>
        <div className={styles.media}>{row.media}</div>
        <p className={styles.figure}>
          <b>{row.figure.figure}</b>
          <span>{row.figure.label}</span>
        </p>
      </div>
      <details open={open}>
        <summary className={styles.summary}>
          <span className={styles.toggle}>
            {readLabel}
            <VisuallyHidden>: {row.title}</VisuallyHidden>
            <span className={styles.sign} aria-hidden="true" />
          </span>
        </summary>
        {/* Inside the details, because browsers open them for a link to an ID in them. */}
        <div id={row.id} className={styles.story}>
          {row.story}
        </div>
      </details>
    </article>
  );
}

/** Ruled rows with a sparkline and a figure; each expands to the full story. */
export function StoryRows({rows, readLabel, openId, rowClassName}: StoryRowsProps): ReactNode {
  return (
    <div className={styles.list}>
      {rows.map((row) => (
        <Row key={row.id} row={row} readLabel={readLabel} open={row.id === openId} className={rowClassName} />
      ))}
    </div>
  );
}
