import {colleague, contacts, nextDate} from '#src/world/app';
import type {ContactState} from '#src/world/fold';
import {dollars, shortTime} from '#src/world/moment';
import type {ContactColumn} from '#src/world/schema/shot';
import type {Firm, Moment} from '#src/world/types';
import {Scroll} from '../Press';
import {Control, Faces, PaneBox, type PaneProps} from '../Shell';
import {type Column, Table} from '../Table';
import parts from '../parts.module.scss';
import icons from '#src/ui/icons.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

function columnOf(firm: Firm, at: Moment, column: ContactColumn, rows: readonly ContactState[]): Column {
  const lines = (title: string, width: number, of: (state: ContactState) => string, right = false): Column => ({
    title,
    width,
    lines: rows.map(of),
    right,
  });
  if (typeof column === 'object') {
    const field = ({contact}: ContactState) => contact.fields?.[column.field] ?? '';
    const longest = Math.max(...rows.map((row) => field(row).length));
    return lines(column.title, Math.min(Math.max(longest / 11, 0.65), 1.6), field);
  }
  switch (column) {
    case 'asked':
      return lines('Asked for', 1.5, ({contact, request}) => request?.what ?? contact.deal?.title ?? '');
    case 'stage':
      return {
        title: firm.isJobs ? 'Step' : 'Stage',
        width: 1.05,
        stages: rows.map(({stage}) => [stage ?? 'None', firm.stages.find(({name}) => name === stage)?.tone ?? 'none']),
      };
    case 'source':
      return lines('Source', 0.9, ({contact, request}) => contact.source ?? request?.by ?? '');
    case 'owner':
      return lines(firm.isJobs ? 'Whose turn' : 'Owner', 0.8, ({contact}) => colleague(firm, contact.deal?.owner));
    case 'next':
      return lines('Next', 0.9, (state) => nextDate(state, at));
    case 'value':
      return lines('Value', 0.9, ({contact}) => (contact.deal ? dollars(contact.deal.value) : ''), true);
    default:
      return lines('Last', 0.7, ({log}) => shortTime(log.at(-1)?.[0] ?? at, at), true);
  }
}

export type ContactsProps = PaneProps<'contacts'> & {
  /** Which jobs it lists. */
  view?: 'All';
};

/** The list of contacts. Narrow slots show the name and two columns: the first and the last. */
export function Contacts({firm, at, look, focus, title, who, columns, rows = 14, view}: ContactsProps): ReactNode {
  const all = contacts(firm, at, who);
  const shown = all.slice(0, rows);
  const isFull = columns.length > 4;
  const waiting = all.filter(({waits}) => waits).length;
  const table: Column[] = [
    {
      title: 'Name',
      width: 1.8,
      people: shown.map(({id, contact, stage, request, waits}) => ({
        ...contact,
        id,
        says: [request?.what, stage].filter(Boolean).join(', '),
        isUnread: waits,
      })),
    },
    ...columns.map((column, index) => ({
      ...columnOf(firm, at, column, shown),
      wide: columns.length > 2 && index > 0 && index < columns.length - 1,
    })),
  ];
  return (
    <PaneBox look={look}>
      <p className={parts.bar}>
        <b>{title ?? 'Contacts'}</b>
        <i className={parts.count}>{all.length}</i>
        {isFull ? (
          <>
            <i className={clsx(parts.find, parts.end, parts.wide, icons.search)}>Search</i>
            <Faces people={Object.values(firm.staff).slice(0, 3)} />
            <Control icon="plus" label="Contact" go />
          </>
        ) : view ? (
          <span className={clsx(parts.switch, parts.end)}>
            {['Mine', 'All', 'Stuck'].map((name) =>
              name === view ? <b key={name}>{name}</b> : <i key={name}>{name}</i>,
            )}
          </span>
        ) : (
          <i className={clsx(parts.icon, parts.end, icons.dots)} />
        )}
      </p>
      {isFull && (
        <p className={clsx(parts.bar, parts.tools, parts.wide)}>
          <i className={clsx(parts.filter, parts.set, icons.calendar)}>Active in June</i>
          <i className={clsx(parts.filter, parts.set, parts.text)}>Owner: anyone</i>
          <i className={clsx(parts.filter, icons.plus)}>Source</i>
          <i className={clsx(parts.filter, icons.plus)}>Stage</i>
        </p>
      )}
      <Scroll>
        <Table columns={table} on={shown.findIndex(({id}) => id === focus)} isLit={look.isLit} />
      </Scroll>
      {isFull && (
        <p className={parts.foot}>
          <span>
            <b>{all.length}</b> contacts
          </span>
          <span>
            <b>{waiting}</b> wait for an answer
          </span>
        </p>
      )}
    </PaneBox>
  );
}
