import type {ApiStatus} from '#src/plugins/api-reference/types';
import {InlineText} from '#src/ui/InlineText';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type StatusesProps = {statuses: readonly ApiStatus[]};

/** The statuses that a request can return. On phones each row takes two lines. */
export function Statuses({statuses}: StatusesProps): ReactNode {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {statuses.map(({status, problem = '', text}) => (
          <tr key={status + problem}>
            <th scope="row" className={clsx(styles.status, problem !== '' && styles.failed)}>
              {`${status} ${problem}`.trim()}
            </th>
            <td>
              <InlineText text={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
