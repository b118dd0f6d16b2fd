import type {ConnectionKind} from '#src/content/schema/integrations';
import {Icon} from '#src/ui/Icon';
import styles from './connection.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

const icons = {native: 'plug', zapier: 'bolt', webhook: 'webhook'} as const;

/** How a product connects: an icon and a label. */
export function ConnectionLabel({kind, label}: {kind: ConnectionKind; label: string}): ReactNode {
  return (
    <span className={clsx(styles.kind, kind === 'native' && styles.native)} data-unindexed="">
      <Icon name={icons[kind]} size={16} />
      {label}
    </span>
  );
}
