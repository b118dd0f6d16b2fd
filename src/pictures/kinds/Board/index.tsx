import styles from './styles.module.scss';

import {Bar} from '#src/pictures/parts/Bar';
import {BoardColumn} from '#src/pictures/parts/BoardColumn';
import type {PictureOf} from '#src/content/schema/pictures/picture';
import type {ReactNode} from 'react';

/** Kanban board. Columns keep a readable width and are cropped at the right in narrow slots. */
export function Board({picture: {title, chip, columns}}: {picture: PictureOf<'board'>}): ReactNode {
  return (
    <>
      {title && <Bar title={title} chip={chip} />}
      <div className={styles.board}>
        {columns.map((column) => (
          <BoardColumn key={column.name} column={column} />
        ))}
      </div>
    </>
  );
}
