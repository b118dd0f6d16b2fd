import type {Stat} from '#src/content/schema/page';
import {FactList} from '#src/ui/FactList';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type StatStripProps = {
  stats: readonly Stat[];
  /** Note under the strip, required for promotional figures. */
  caption?: string;
};

/** Figures with labels, in a row between hairlines. */
export function StatStrip({stats, caption}: StatStripProps): ReactNode {
  return (
    <>
      <FactList facts={stats.map(({figure, label}) => ({label, value: figure}))} className={styles.strip} />
      {caption !== undefined && (
        <Text look="caption" above="row">
          {caption}
        </Text>
      )}
    </>
  );
}
