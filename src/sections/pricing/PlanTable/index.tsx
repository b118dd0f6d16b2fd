import type {Action} from '#src/content/schema/page';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Badge} from '#src/ui/Badge';
import {CheckList} from '#src/ui/CheckList';
import {Heading} from '#src/ui/Heading';
import {pickPart} from '#src/ui/Pick';
import {Text} from '#src/ui/Text';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import type {IconName} from '#src/world/schema/icon';
import planRowsStyles from './rows.module.scss';
import styles from './styles.module.scss';
import icons from '#src/ui/icons.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

type PlanRowsProps = {rows: readonly {label: string; value: string | false}[]; no: string | undefined};

/** What a plan has, in the same rows as the plans beside it. */
function PlanRows({rows, no}: PlanRowsProps): ReactNode {
  return (
    <ul className={planRowsStyles.rows}>
      {rows.map(({label, value}) => (
        <li key={label}>
          {label}{' '}
          {value === false ? (
            <span className={planRowsStyles.no}>
              <VisuallyHidden>{no}</VisuallyHidden>
            </span>
          ) : (
            <b>{value}</b>
          )}
        </li>
      ))}
    </ul>
  );
}

export type PlanColumn = {
  name: string;
  /** Formatted price with currency sign, or one word such as `Custom`. */
  price: string;
  /** Text after the price. */
  period: string;
  description: string;
  features?: readonly string[];
  /** Instead of features: the same names in each column, with their values. False prints a dash, read as `no`. */
  rows?: PlanRowsProps['rows'];
  /** Below the rows. */
  also?: string | undefined;
  cta: Action;
  /** Below the button, after a word. */
  second?: Action;
  /** Adds a badge, a primary button and a brand-colored top edge; at most one column. */
  popular?: boolean;
  color?: 'surface' | 'mint';
  icon?: IconName;
};

export type PlanTableProps = {
  columns: readonly PlanColumn[];
  popularLabel: string;
  /** Words of columns with rows. */
  words?: {or: string; no: string};
  /** Strip at the bottom with what every plan includes. */
  foot?: {label: string; items: readonly string[]; note?: string};
};

type ColumnProps = Pick<PlanTableProps, 'popularLabel' | 'words'> & {column: PlanColumn; index: number};

function Column({column, index, popularLabel, words}: ColumnProps): ReactNode {
  const {popular = false, rows, features, also} = column;
  return (
    <article
      className={clsx(styles.plan, popular && styles.popular, column.color === 'mint' && styles.mint)}
      {...pickPart(index)}
    >
      <div className={clsx(styles.head, column.icon && [styles.icon, icons[column.icon]])}>
        <Heading level={3} look="h4">
          {column.name}
        </Heading>
        {popular && <Badge tone="lime">{popularLabel}</Badge>}
      </div>
      <Text look="note" above="label">
        {column.description}
      </Text>
      <p className={styles.price}>
        <b>{column.price}</b> {column.period}
      </p>
      <ActionButton action={column.cta} variant={popular ? 'primary' : 'secondary'} block className={styles.action} />
      {column.second && (
        <p className={styles.second}>
          {words?.or} <ActionLink action={column.second} />
        </p>
      )}
      {features && <CheckList items={features} />}
      {rows && <PlanRows rows={rows} no={words?.no} />}
      {also !== undefined && (
        <Text look="caption" above="row">
          {also}
        </Text>
      )}
    </article>
  );
}

/** Plans in bordered columns whose rows line up: name, description, price, button, features. The parts of a `Pick`. */
export function PlanTable({columns, popularLabel, words, foot}: PlanTableProps): ReactNode {
  return (
    <div className={styles.table}>
      {columns.map((column, index) => (
        <Column key={column.name} column={column} index={index} popularLabel={popularLabel} words={words} />
      ))}
      {foot && (
        <div className={styles.foot}>
          <p>{foot.label}</p>
          <ul>
            {foot.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          {foot.note !== undefined && <Text look="note">{foot.note}</Text>}
        </div>
      )}
    </div>
  );
}
