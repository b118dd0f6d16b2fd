import {Heading} from '#src/ui/Heading';
import type {Example} from '#src/ui/example';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

/** A component's name, purpose and variants, labeled with the props that make them. */
export function ExampleView({
  folder,
  purpose: use,
  variants: looks,
  layout,
  background: ground,
}: Example & {folder: string}): ReactNode {
  return (
    <div className={styles.part}>
      <Heading level={3} look="h4" id={folder.replaceAll('/', '-').toLowerCase()}>
        {folder.split('/').at(-1)}
      </Heading>
      <p className={styles.note}>
        {use} <code>src/{folder}</code>
      </p>
      <div
        className={clsx(styles.stage, ground && styles[ground])}
        data-scheme={ground === 'band' ? ground : undefined}
      >
        {Object.entries(looks).map(([label, look]) => (
          <div key={label} className={styles.look}>
            <code>{label}</code>
            <div className={layout && styles[layout]}>{look}</div>
          </div>
        ))}
      </div>
    </div>
  );
}
