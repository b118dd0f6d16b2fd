import {Bar} from '#src/pictures/parts/Bar';
import {cssValues} from '#src/lib/css-values';
import type {PictureOf} from '#src/content/schema/pictures/picture';
import styles from './styles.module.scss';

import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';

/** A table or spreadsheet, cropped at the right if too wide. */
export function Table({picture: {title, chip, note, head, rows, look}}: {picture: PictureOf<'table'>}): ReactNode {
  return (
    <>
      <Bar title={title} chip={chip} note={note} />
      <div className={clsx(styles.table, look && styles[look])} style={cssValues({'--columns': head.length - 1})}>
        {head.map((name, index) => (
          <span key={`${name}${index}`} className={styles.head}>
            {name}
          </span>
        ))}
        {rows.map((cells) => (
          <Fragment key={cells.join()}>
            {cells.map((cell, index) => (
              <span key={index} className={clsx(cell.startsWith('*') && styles.on, index === 0 && styles.name)}>
                {cell.replace('*', '')}
              </span>
            ))}
          </Fragment>
        ))}
      </div>
    </>
  );
}
