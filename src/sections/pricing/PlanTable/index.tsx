import type {Action} from '#src/content/schema/page';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {Badge} from '#src/ui/Badge';
import {CheckList} from '#src/ui/CheckList';
import {Heading} from '#src/ui/Heading';
import {Icon} from '#src/ui/Icon';
import type {IconName} from '#src/content/schema/icon';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type PlanColumn = {
  name: string;
  /** Formatted price with currency sign, or one word such as `Custom`. */
  price: string;
  /** Text after the price. */
  period: string;
  description: string;
  features: readonly string[];
  cta: Action;
  /** Adds a badge, a primary button and a brand-colored top edge; at most one column. */
  popular?: boolean;
  color?: 'surface' | 'mint';
  icon?: IconName;
};

export type PlanTableProps = {
  columns: readonly PlanColumn[];
  /** Text of the popular column's badge. */
  popularLabel: string;
  /** Strip at the bottom with what every plan includes. */
  foot?: {label: string; items: readonly string[]};
};

type ColumnProps = {column: PlanColumn; popularLabel: string};

function Column({column, popularLabel}: ColumnProps): ReactNode {
  const {popular = false} = column;
  return (
    <article className={clsx(styles.plan, popular && styles.popular, column.color === 'mint' && styles.mint)}>
      <div className={styles.head}>
        <Heading level={3} look="h4">
          {column.name}
        </Heading>
        {popular && <Badge tone="lime">{popularLabel}</Badge>}
        {column.icon && <Icon name={column.icon} className={styles.icon} />}
      </div>
      <Text look="note" above="label">
        {column.description}
      </Text>
      <p className={styles.price}>
        <b>{column.price}</b> <span>{column.period}</span>
      </p>
      <ActionButton action={column.cta} variant={popular ? 'primary' : 'secondary'} block className={styles.action} />
      <CheckList items={column.features} className={styles.features} />
    </article>
  );
}

/** Plans in bordered columns whose rows line up: name, description, price, button, features. */
export function PlanTable({columns, popularLabel, foot}: PlanTableProps): ReactNode {
  return (
    <div className={styles.table}>
      {columns.map((column) => (
        <Column key={column.name} column={column} popularLabel={popularLabel} />
      ))}
      {foot && (
        <div className={styles.foot}>
          <p>{foot.label}</p>
          <ul>
            {foot.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
