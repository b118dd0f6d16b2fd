import type {Action} from '#src/content/schema/page';
import {ActionLink} from '.';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type LinkLineProps = {label: string; links: readonly Action[]};

/** A line of small links after a label. */
export function LinkLine({label, links}: LinkLineProps): ReactNode {
  return (
    <p className={styles.line}>
      {label}
      {links.map((link) => (
        <ActionLink key={link.label} action={link} />
      ))}
    </p>
  );
}
