import Link from '@docusaurus/Link';
import type {Action, Stat} from '#src/content/types';
import {ActionLink} from '#src/ui/ActionLink';
import {CheckList} from '#src/ui/CheckList';
import {Heading} from '#src/ui/Heading';
import {Icon} from '#src/ui/Icon';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type RuledRow = {
  title: string;
  /** Small line over the title. */
  caption?: string;
  description: string;
  /** Check list under the description. */
  items?: readonly string[];
  /** Makes the whole row a link. */
  to?: string;
  /** Link or button of its own, under the description. */
  action?: Action;
  /** Small product window or sparkline. */
  media?: ReactNode;
  /** Figure over its label in the last columns, in place of the arrow. */
  figure?: Stat;
};

export type RuledListProps = {
  rows: readonly RuledRow[];
  level?: 2 | 3;
};

function Row({row, level}: {row: RuledRow; level: 2 | 3}): ReactNode {
  return (
    <div className={clsx(styles.row, row.figure && styles.withFigure)}>
      <div className={styles.title}>
        {row.caption !== undefined && <Text look="caption">{row.caption}</Text>}
        <Heading level={level} look="h3">
          {row.to === undefined ? (
            row.title
          ) : (
            <Link to={row.to} className={styles.link}>
              {row.title}
            </Link>
          )}
        </Heading>
      </div>
      <div className={clsx(styles.text, row.media === undefined && row.figure === undefined && styles.wide)}>
        <Text measure="wide">{row.description}</Text>
        {row.items && <CheckList items={row.items} className={styles.items} />}
        {row.action && <ActionLink action={row.action} arrow className={styles.action} />}
      </div>
      {row.media !== undefined && <div className={styles.media}>{row.media}</div>}
      {row.figure && (
        <p className={styles.figure}>
          <b>{row.figure.figure}</b>
          <span>{row.figure.label}</span>
        </p>
      )}
      {row.to !== undefined && row.figure === undefined && (
        <span className={styles.arrow}>
          <Icon name="arrow" size={24} />
        </span>
      )}
    </div>
  );
}

/** Rows between hairlines: title, text, a small picture, and an arrow or a figure. */
export function RuledList({rows, level = 3}: RuledListProps): ReactNode {
  return (
    <div className={styles.list}>
      {rows.map((row) => (
        <Row key={row.title} row={row} level={level} />
      ))}
    </div>
  );
}
