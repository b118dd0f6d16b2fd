import Link from '@docusaurus/Link';
import {isPlainClick} from '#src/lib/plain-click';
import {linkTo} from './industry-address';
import type {CaseFilter} from './useCaseFilter';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type CaseFilterBarProps<Key extends string> = {
  filter: CaseFilter<Key>;
  /** Address of the page. */
  path: string;
  options: readonly {key: Key; label: string}[];
  /** Name of the navigation, the link that shows all, and what is counted: “stories”. */
  labels: {label: string; all: string; noun: string};
};

/** Links that filter, and how many stories they leave. Each link has a full address, so it works without JavaScript. */
export function CaseFilterBar<Key extends string>({
  filter: {ready, chosen, choose},
  path,
  options,
  labels,
}: CaseFilterBarProps<Key>): ReactNode {
  const link = (key: Key | undefined, label: string): ReactNode => (
    <li key={label}>
      <Link
        to={linkTo(path, key)}
        className={clsx(styles.pill, key === undefined && styles.all)}
        aria-current={ready && chosen === key ? 'true' : undefined}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          choose(key);
        }}
      >
        {label}
      </Link>
    </li>
  );
  const current = options.find(({key}) => key === chosen);
  return (
    <div className={styles.bar} data-ready={ready ? '' : undefined}>
      <nav aria-label={labels.label}>
        <ul className={styles.pills}>
          {link(undefined, labels.all)}
          {options.map(({key, label}) => link(key, label))}
        </ul>
      </nav>
      <p className={styles.count} role="status">
        {current ? 1 : options.length} of {options.length} {labels.noun}
        {current && `: ${current.label}`}
      </p>
    </div>
  );
}
