import {Icon} from '#src/ui/Icon';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** Address bar of a drawn browser window. */
export function Chrome({address}: {address: string}): ReactNode {
  return (
    <div className={styles.chrome}>
      <span>
        <Icon name="lock" size={14} />
        {address}
      </span>
    </div>
  );
}
