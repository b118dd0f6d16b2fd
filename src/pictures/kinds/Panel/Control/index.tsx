import type {PanelRow} from '#src/content/schema/pictures/panel';
import textStyles from '#src/pictures/parts/text-styles.module.scss';
import {Icon} from '#src/ui/Icon';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

/** The drawn control of a row. */
export function Control({row}: {row: PanelRow}): ReactNode {
  switch (row.control) {
    case 'choice':
      return (
        <span className={styles.options}>
          {row.options.map((option) => (
            <span key={option} className={clsx(styles.option, option === row.chosen && styles.chosen)}>
              {option}
            </span>
          ))}
        </span>
      );
    case 'field':
    case 'menu':
      return (
        <span className={styles.field}>
          {row.value}
          {row.control === 'menu' && <Icon name="chevron-down" size={14} />}
        </span>
      );
    case 'line':
      return <span className={textStyles.quiet}>{row.value}</span>;
    case 'switch':
      return <span className={clsx(styles.switch, row.on && styles.on)} />;
    case 'check':
      return <span className={clsx(styles.box, row.on && styles.on)}>{row.on && <Icon name="check" size={14} />}</span>;
  }
}
