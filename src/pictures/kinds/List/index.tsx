import {Bar} from '#src/pictures/parts/Bar';
import {Rows} from '#src/pictures/parts/Rows';
import type {PictureOf} from '#src/content/schema/pictures/picture';
import type {ReactNode} from 'react';

/** Rows with an optional title bar. */
export function List({picture: {title, chip, note, rows}}: {picture: PictureOf<'list'>}): ReactNode {
  return (
    <>
      {title && <Bar title={title} chip={chip} note={note} />}
      <Rows items={rows} />
    </>
  );
}
