import type {Client} from '#src/content/clients';
import {marks} from './marks';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type ClientNamesProps = {
  clients: readonly Client[];
  /** Name of the list for screen readers. */
  label: string;
};

/** One-color wordmarks on one line under a hairline. */
export function ClientNames({clients, label}: ClientNamesProps): ReactNode {
  return (
    <ul className={styles.clients} aria-label={label}>
      {clients.map((client) => (
        <li key={client.name}>
          {marks[client.mark]}
          <span className={styles[client.look]}>
            {client.name}
            {client.strong !== undefined && <b> {client.strong}</b>}
          </span>
        </li>
      ))}
    </ul>
  );
}
