import styles from './styles.module.scss';

import {Icon} from '#src/ui/Icon';
import type {IconName} from '#src/ui/Icon/paths';
import clsx from 'clsx';
import type {ReactNode} from 'react';

type RailItem = {icon: IconName; name: string; count?: string};

const workspace = 'Northfield Motors';
const current = 'Pipeline';
const items: readonly RailItem[] = [
  {icon: 'inbox', name: 'Inbox', count: '12'},
  {icon: 'board', name: 'Pipeline'},
  {icon: 'calendar', name: 'Calendar', count: '4'},
  {icon: 'users', name: 'Contacts'},
  {icon: 'bolt', name: 'Automations'},
  {icon: 'chart', name: 'Reports'},
];

/** Navigation of the product, shown only in the full app frame. */
export function Rail(): ReactNode {
  return (
    <div className={styles.rail}>
      <div className={styles.workspace}>
        <span className={styles.mark} />
        {workspace}
      </div>
      {items.map(({icon, name, count}) => (
        <div key={name} className={clsx(styles.item, name === current && styles.current)}>
          <Icon name={icon} size={16} />
          {name}
          {count && <span className={styles.count}>{count}</span>}
        </div>
      ))}
    </div>
  );
}
