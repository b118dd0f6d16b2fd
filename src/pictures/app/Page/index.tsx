import type {Chip} from '#src/world/schema/parts';
import type {PagePane, SettingName} from '#src/world/schema/shot';
import {Control, PaneBox, type PaneLook} from '../Shell';
import {type Column, Table} from '../Table';
import parts from '../parts.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export const settings: readonly SettingName[] = [
  'Company',
  'Members',
  'Roles',
  'Phone numbers',
  'Email',
  'Fields',
  'Imports',
  'Integrations',
  'Access log',
];

const textOf = (cell: string | Chip): string => (typeof cell === 'string' ? cell : cell.text);

function columnOf(title: string, cells: readonly (string | Chip)[], wide: boolean): Column {
  // By its longest text, so that a log of short events leaves room for what happened.
  const width = Math.min(30, Math.max(10, ...cells.map((cell) => textOf(cell).length)));
  const look = {title, width, wide};
  if (cells.every((cell) => typeof cell === 'string')) return {...look, lines: cells};
  return {
    ...look,
    stages: cells.map((cell) => [textOf(cell), typeof cell === 'string' || cell.tone === 'plain' ? 'none' : cell.tone]),
  };
}

/** A table with a title, such as a page of the settings. Narrow slots show its first two columns and the last. */
export function Page({look, page}: {look: PaneLook; page: PagePane}): ReactNode {
  const {title, note, head, rows, on} = page;
  return (
    <PaneBox look={look}>
      <p className={parts.bar}>
        <b>{title}</b>
        {note !== undefined && <i className={clsx(parts.small, parts.end)}>{note}</i>}
        {note === undefined && <i className={parts.end} />}
        <Control icon="dots" />
      </p>
      <Table
        columns={head.map((one, index) =>
          columnOf(
            one,
            rows.map((row) => row[index] ?? ''),
            head.length > 3 && index > 1 && index < head.length - 1,
          ),
        )}
        on={on}
      />
    </PaneBox>
  );
}
