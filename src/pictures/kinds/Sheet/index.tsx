import {columnsOf, Table} from '#src/pictures/app/Table';
import type {PictureOf} from '#src/world/schema/picture';
import styles from './styles.module.scss';
import parts from '#src/pictures/app/parts.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

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
        <Table columns={columnsOf(columns, rows)} on={on} />
      </div>
    </div>
  );
}
