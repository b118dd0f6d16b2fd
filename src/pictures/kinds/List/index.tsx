import {Bar, BarNote} from '#src/pictures/parts/Bar';
import {Chip} from '#src/pictures/parts/Chip';
import {Rows} from '#src/pictures/parts/Rows';
import type {PictureOf} from '#src/content/schema/pictures/picture';
import type {ReactNode} from 'react';

export type ListProps = {picture: PictureOf<'list'>};

/** Rows with an optional title bar. */
export function List({picture: {title, chip, note, rows}}: ListProps): ReactNode {
  return (
    <>
      {title && (
        <Bar title={title} end={note && <BarNote>{note}</BarNote>}>
          {chip && <Chip {...chip} />}
        </Bar>
      )}
      <Rows items={rows} />
    </>
  );
}
