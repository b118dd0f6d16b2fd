import {type Column, Table} from '#src/pictures/app/Table';
import type {Chip} from '#src/world/schema/parts';
import type {PictureOf} from '#src/world/schema/picture';
import styles from './styles.module.scss';
import parts from '#src/pictures/app/parts.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

/** Amounts, counts and shares, which are aligned at the right. */
const number = /^[−+]?\$?\d[\d,.]*%?$/;

const textOf = (cell: string | Chip): string => (typeof cell === 'string' ? cell : cell.text);

function columnOf(title: string, cells: readonly (string | Chip)[], wide: boolean): Column {
  const texts = cells.map(textOf);
  const longest = Math.max(title.length, ...texts.map((text) => text.length));
  // In characters, with those that fit in its padding.
  const look = {title, width: Math.min(Math.max(longest, 5), 26) + 3, wide};
  if (cells.some((cell) => typeof cell !== 'string')) {
    return {
      ...look,
      stages: cells.map((cell) => {
        const tone = typeof cell === 'string' || cell.tone === 'plain' ? 'none' : cell.tone;
        return [textOf(cell), tone] as const;
      }),
    };
  }
  return {...look, lines: texts, right: texts.every((text) => text === '' || number.test(text))};
}

export type SheetProps = {
  picture: PictureOf<'sheet'>;
  /** It runs off the right edge of its cell. */
  bare?: boolean | undefined;
  className?: string | undefined;
};

/** A document or a spreadsheet: rows of 36 pixels under a head. */
export function Sheet({picture, bare = false, className}: SheetProps): ReactNode {
  const {label, title, note, columns, rows, on, isFile = false} = picture;
  return (
    <div role="img" aria-label={label} className={clsx(styles.sheet, bare && styles.bare, className)}>
      <p className={parts.bar}>
        <b>{title}</b>
        {note !== undefined && <i className={clsx(parts.small, parts.end)}>{note}</i>}
      </p>
      <div className={isFile ? styles.file : undefined}>
        {isFile && <i>{['', ...rows.map((_, index) => index + 1)].join('\n')}</i>}
        <Table
          columns={columns.map((column, index) =>
            columnOf(
              column,
              rows.map((row) => row[index] ?? ''),
              columns.length > 3 && index > 1 && index < columns.length - 1,
            ),
          )}
          on={on}
        />
      </div>
    </div>
  );
}
