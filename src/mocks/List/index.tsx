import {Bar, BarNote} from '@site/src/mocks/parts/Bar';
import {Chip} from '@site/src/mocks/parts/Chip';
import {Rows} from '@site/src/mocks/parts/Rows';
import type {PictureOf} from '@site/src/mocks/types';
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
