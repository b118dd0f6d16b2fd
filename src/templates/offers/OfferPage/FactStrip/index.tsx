import {FactList} from '#src/ui/FactList';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type FactStripProps = {
  facts: readonly {label: string; value: string}[];
};

/** Lead times, revision rounds and similar facts between two hairlines. */
export function FactStrip({facts}: FactStripProps): ReactNode {
  return <FactList facts={facts} className={styles.strip} />;
}
