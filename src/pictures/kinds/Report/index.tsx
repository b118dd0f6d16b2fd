import styles from './styles.module.scss';

import {Bar, BarNote} from '#src/pictures/parts/Bar';
import {Bars} from '#src/pictures/parts/Bars';
import {Kpis} from '#src/pictures/parts/Kpis';
import type {PictureOf} from '#src/content/schema/pictures/picture';
import type {ReactNode} from 'react';

export type ReportProps = {picture: PictureOf<'report'>};

/** Figures, then rows with a bar and a number each. */
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
