import styles from './styles.module.scss';

import {Bar, BarNote} from '#src/mocks/parts/Bar';
import {Bars} from '#src/mocks/parts/Bars';
import {Kpis} from '#src/mocks/parts/Kpis';
import type {PictureOf} from '#src/mocks/types';
import type {ReactNode} from 'react';

export type ReportProps = {picture: PictureOf<'report'>};

/** Figures on top, then one bar per row with its number. */
export function Report({picture: {title, note, kpis, bars}}: ReportProps): ReactNode {
  return (
    <>
      <Bar title={title} end={note && <BarNote>{note}</BarNote>} />
      {kpis.length > 0 && <Kpis items={kpis} />}
      <div className={styles.body}>
        <Bars items={bars} />
      </div>
    </>
  );
}
