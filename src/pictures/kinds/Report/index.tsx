import styles from './styles.module.scss';

import {Bar} from '#src/pictures/parts/Bar';
import {Bars} from '#src/pictures/parts/Bars';
import {Kpis} from '#src/pictures/parts/Kpis';
import type {PictureOf} from '#src/content/schema/pictures/picture';
import type {ReactNode} from 'react';

/** Figures, then rows with a bar and a number each. */
export function Report({picture: {title, note, kpis, bars}}: {picture: PictureOf<'report'>}): ReactNode {
  return (
    <>
      <Bar title={title} note={note} />
      {kpis.length > 0 && <Kpis items={kpis} />}
      <div className={styles.body}>
        <Bars items={bars} />
      </div>
    </>
  );
}
