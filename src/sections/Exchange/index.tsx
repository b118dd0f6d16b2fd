import type {IntegrationContent} from '#src/content/schema/integrations';
import type {IconName} from '#src/world/schema/icon';
import styles from './styles.module.scss';
import icons from '#src/ui/icons.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type ExchangeProps = {
  moves: Pick<IntegrationContent['moves'], 'direction' | 'ours' | 'theirs'>;
  /** Names of both products. */
  ours: string;
  theirs: string;
  /** Their mark. */
  icon: IconName;
};

/** What two products send each other: a column per product, with an arrow in the direction of each row. */
export function Exchange({
  moves: {direction, ours: sent, theirs: received},
  ours,
  theirs,
  icon,
}: ExchangeProps): ReactNode {
  const list = (items: readonly string[], isBack: boolean): ReactNode => (
    <ul className={clsx(isBack && styles.back)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
  return (
    <div className={styles.exchange}>
      <p className={clsx(styles.name, styles.ours)}>{ours}</p>
      {list(sent, direction === 'in')}
      <p className={clsx(styles.name, styles.theirs, icons[icon])}>{theirs}</p>
      {list(received, direction !== 'out')}
    </div>
  );
}
