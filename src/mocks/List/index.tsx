import {Bar, BarNote} from '#src/mocks/parts/Bar';
import {Chip} from '#src/mocks/parts/Chip';
import {Rows} from '#src/mocks/parts/Rows';
import type {PictureOf} from '#src/mocks/types';
import type {ReactNode} from 'react';

export type ListProps = {picture: PictureOf<'list'>};

/** Rows of one kind, with or without a bar on top. */
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
