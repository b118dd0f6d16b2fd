import {cssValues} from '#src/lib/css-values';
import type {Chip, Tone} from '#src/world/schema/parts';
import type {Contact} from '#src/world/types';
import {Press, Usable} from '../Press';
import {face} from '../Shell';
import parts from '../parts.module.scss';
import styles from './styles.module.scss';

import clsx from 'clsx';
import {type ReactNode, use} from 'react';

/** A column by its title: people, words, or stages. Its width is in parts of the table; `wide` is for wide slots only. */
export type Column = {title: string; width: number; wide?: boolean} & (
  | {people: readonly (Pick<Contact, 'name' | 'tone'> & {id?: string; says?: string; isUnread?: boolean})[]}
  | {lines: readonly string[]; right?: boolean}
  | {stages: readonly (readonly [name: string, tone: Tone | 'none'])[]}
);

export type TableProps = {
  columns: readonly Column[];
  /** Index of the selected row. */
  on?: number | undefined;
  /** Lights the selected row, because the picture is about it. */
  isLit?: boolean;
};

/** Amounts, counts and shares, which are aligned at the right. */
const number = /^[−+]?\$?\d[\d,.]*%?$/;

const textOf = (cell: string | Chip): string => (typeof cell === 'string' ? cell : cell.text);

function columnOf(title: string, cells: readonly (string | Chip)[], wide: boolean): Column {
  const texts = cells.map(textOf);
  const longest = Math.max(title.length, ...texts.map((text) => text.length));
  // In characters, with those that fit in its padding.
  const look = {title, width: Math.min(Math.max(longest, 5), 26) + 3, wide};
  if (cells.every((cell) => typeof cell === 'string'))
    return {...look, lines: texts, right: texts.every((text) => text === '' || number.test(text))};
  return {
    ...look,
    stages: cells.map((cell) => [textOf(cell), typeof cell === 'string' || cell.tone === 'plain' ? 'none' : cell.tone]),
  };
}

/** Columns of a table that is written, not computed. Narrow slots show the first two and the last. */
export const columnsOf = (head: readonly string[], rows: readonly (readonly (string | Chip)[])[]): readonly Column[] =>
  head.map((title, index) =>
    columnOf(
      title,
      rows.map((row) => row[index] ?? ''),
      head.length > 3 && index > 1 && index < head.length - 1,
    ),
  );

/** What times, counts or amounts need, which are never cut. Not `max-content`: it measures the font of the head. */
function roomFor(column: Column, padding: string): string | undefined {
  if (!('lines' in column)) return undefined;
  const longest = Math.max(...[column.title, ...column.lines].map((text) => text.length));
  return longest < 10 ? `calc(${longest}ch + ${padding})` : undefined;
}

const template = (columns: readonly Column[]): string =>
  columns
    .map(
      (column) => `minmax(${roomFor(column, '1.75rem') ?? ('people' in column ? '10.25rem' : '0')}, ${column.width}fr)`,
    )
    .join(' ');

/** In narrow slots names come first, and the rest shares what they leave. Without names and texts, all columns share it. */
function slimTemplate(columns: readonly Column[]): string {
  const hasRest = columns.some((column) => !('people' in column) && roomFor(column, '') === undefined);
  const isFixed = columns.every((column) => roomFor(column, '') !== undefined);
  return columns
    .map((column) => {
      const room = roomFor(column, '1rem');
      if (room !== undefined) return isFixed ? `minmax(${room}, ${column.width}fr)` : room;
      return 'people' in column && hasRest ? 'fit-content(70%)' : `minmax(0, ${column.width}fr)`;
    })
    .join(' ');
}

/** A table of 36-pixel rows. */
export function Table({columns, on = -1, isLit = false}: TableProps): ReactNode {
  const isUsable = use(Usable) !== undefined;
  const slim = columns.filter(({wide}) => wide !== true);
  // The narrowest slots have no room for a text between a name and a state.
  const middle = slim.length === 3 ? slim.findIndex((column, index) => index === 1 && !roomFor(column, '')) : -1;
  return (
    <div
      className={styles.table}
      style={cssValues({
        '--columns': template(columns),
        '--slim': slimTemplate(slim),
        ...(middle > 0 && {'--tiny': slimTemplate(slim.filter((_, index) => index !== middle))}),
      })}
    >
      {on >= 0 && (
        <i
          className={clsx(styles.row, isLit ? [parts.lit, styles.lit] : parts.selected)}
          style={cssValues({'--row': on})}
        />
      )}
      {columns.map((column) => (
        <div
          key={column.title}
          // What a row says is in the name of its button.
          aria-hidden={isUsable && !('people' in column) ? true : undefined}
          className={
            clsx(
              column.wide === true && styles.wide,
              middle > 0 && column === slim[middle] && styles.middle,
              'right' in column && column.right === true && styles.right,
              'stages' in column && styles.stages,
            ) || undefined
          }
        >
          {'lines' in column && [column.title, ...column.lines].join('\n')}
          {!('lines' in column) && `${column.title}\n`}
          {'people' in column &&
            column.people.map(({id = '', says = '', isUnread, ...person}) => (
              <Press
                key={person.name}
                as="b"
                does="open"
                of={id}
                button={{'aria-label': `${person.name}, ${says}`}}
                {...face(person, styles.name, isUnread === true && styles.strong)}
              >
                {person.name}
              </Press>
            ))}
          {'stages' in column &&
            column.stages.map(([name, tone], index) => (
              <i key={index} className={clsx(parts.stage, tone !== 'early' && parts[tone])}>
                {name}
              </i>
            ))}
        </div>
      ))}
    </div>
  );
}
