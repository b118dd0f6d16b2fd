import type {ApiStatus} from '#src/content/schema/api-reference';
import {FactTable} from '#src/sections/FactTable';
import {InlineText} from '#src/ui/InlineText';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type StatusesProps = {statuses: readonly ApiStatus[]};

/** The statuses that a request can return. On phones each row takes two lines. */
export function Statuses({statuses}: StatusesProps): ReactNode {
  return (
    <div className={styles.statuses}>
      <FactTable
        label="Statuses"
        head={['Status', 'Meaning']}
        rows={statuses.map(({status, problem = '', text}) => [
          <code key="status" className={clsx(styles.status, problem !== '' && styles.failed)}>
            {`${status} ${problem}`.trim()}
          </code>,
          <InlineText key="meaning" text={text} />,
        ])}
      />
    </div>
  );
}
