import styles from './styles.module.scss';

import {Bar} from '#src/pictures/parts/Bar';
import {BoardColumn} from '#src/pictures/parts/BoardColumn';
import {Chip} from '#src/pictures/parts/Chip';
import type {PictureOf} from '#src/content/schema/pictures/picture';
import type {ReactNode} from 'react';

export type BoardProps = {picture: PictureOf<'board'>};

/** Kanban board. Columns keep a readable width and are cropped at the right in narrow slots. */
export function Board({picture: {title, chip, columns}}: BoardProps): ReactNode {
  return (
    <>
      {title && <Bar title={title}>{chip && <Chip {...chip} />}</Bar>}
      <div className={styles.board}>
        {columns.map((column) => (
          <BoardColumn key={column.name} column={column} />
        ))}
      </div>
    </>
  );
}
