import type {Client} from '#src/content/schema/company';
import {CompanySymbol} from '#src/ui/marks/CompanyMark';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type ClientNamesProps = {
  clients: readonly Client[];
  /** Name of the list for screen readers. */
  label: string;
  /** Omits the hairline and the space above. */
  plain?: boolean;
};

/** Client names in one color on one line under a hairline. */
export function ClientNames({clients, label, plain = false}: ClientNamesProps): ReactNode {
  return (
    <ul className={clsx(styles.clients, plain && styles.plain)} aria-label={label} data-unindexed="">
      {clients.map((client) => (
        <li key={client.name}>
          <CompanySymbol company={client.company} />
          <span className={styles[client.look]}>
            {client.name}
            {client.strong !== undefined && <b> {client.strong}</b>}
          </span>
        </li>
      ))}
    </ul>
  );
}
