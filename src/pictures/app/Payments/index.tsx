import {dateText, dayOf, dollars, shortTime, timeText, weekdayOf} from '#src/world/moment';
import {payments} from '#src/world/views';
import {Control, PaneBox, type PaneProps} from '../Shell';
import {type Column, Table} from '../Table';
import parts from '../parts.module.scss';
import reportStyles from '../Reports/styles.module.scss';
import styles from './styles.module.scss';
import icons from '#src/ui/icons.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

const tones = {Paid: 'done', Sent: 'active', Overdue: 'waiting'} as const;

/** Invoices or orders, the newest first, under their sums. Lime is what was paid on the day. */
export function Invoices({firm, at, look, focus, title, columns, rows = 12}: PaneProps<'invoices'>): ReactNode {
  const all = payments(firm, at);
  const shown = all.slice(0, rows);
  const sum = (list: typeof all) => dollars(list.reduce((total, {amount}) => total + amount, 0));
  const paid = all.filter(({state}) => state === 'Paid');
  const today = paid.filter((one) => one.paid !== undefined && dayOf(one.paid) === dayOf(at));
  const late = all.filter(({state}) => state === 'Overdue');
  const columnOf = (column: (typeof columns)[number]): Column => {
    const lines = (head: string, width: number, of: (one: (typeof all)[number]) => string, right = false): Column => ({
      title: head,
      width,
      lines: shown.map(of),
      right,
    });
    switch (column) {
      case 'number':
        return lines('No.', 0.55, ({number}) => number);
      case 'for':
        return lines('For', 1.2, ({what}) => what);
      case 'state':
        return {title: 'State', width: 0.9, stages: shown.map(({state}) => [state, tones[state]])};
      case 'sent':
        return lines('Sent', 0.7, ({sent}) => shortTime(sent, at), true);
      case 'paid':
        return lines('Paid', 0.7, (one) => (one.paid === undefined ? '' : shortTime(one.paid, at)), true);
      default:
        return lines('Amount', 0.8, ({amount}) => dollars(amount), true);
    }
  };
  const figures = [
    ['Paid today', sum(today), today.length === 0 ? 'None yet' : String(today.length), today.length > 0],
    ['Open', sum(all.filter(({state}) => state !== 'Paid')), `${all.length - paid.length}`, false],
    ['Overdue', sum(late), late.length === 0 ? 'None' : String(late.length), false],
  ] as const;
  return (
    <PaneBox look={look}>
      <p className={parts.bar}>
        <b>{title ?? 'Invoices'}</b>
        <i className={parts.count}>{all.length}</i>
        <i className={parts.end} />
        <Control icon="plus" label="New" go />
      </p>
      <div className={reportStyles.figures}>
        {figures.map(([label, value, note, isNew]) => (
          <p key={label} className={isNew ? reportStyles.fresh : undefined}>
            {label}
            <b>{value}</b>
            {note}
          </p>
        ))}
      </div>
      <Table
        columns={[
          {title: 'Contact', width: 1.4, people: shown.map(({contact}) => contact)},
          ...columns.map((column, index) => ({
            ...columnOf(column),
            wide: columns.length > 2 && index > 0 && index < columns.length - 1,
          })),
        ]}
        on={shown.findIndex(({id}) => id === focus)}
      />
    </PaneBox>
  );
}

/** An invoice beside the list. */
export function Invoice({firm, at, look, number}: PaneProps<'invoice'>): ReactNode {
  const bill = payments(firm, at).find((one) => one.number === number);
  if (!bill) throw new Error(`${firm.name} has no invoice ${number} at ${at}. Add it to the record, or use another.`);
  const {amount, what, sent, paid, state, contact} = bill;
  const details = [
    ['Contact', contact.name],
    ['Sent', `${dateText(dayOf(sent), 'short')}, ${timeText(sent, 'half')}`],
    ['Paid', paid === undefined ? '' : `${weekdayOf(dayOf(paid))}, ${timeText(paid, 'half')}`],
  ].filter((row) => row[1] !== '');
  return (
    <PaneBox look={look}>
      <p className={parts.bar}>
        <b>Invoice {number}</b>
        <i className={clsx(parts.stage, parts[tones[state]], parts.pill)}>{state}</i>
        <i className={clsx(parts.icon, parts.end, icons.dots)} />
      </p>
      <div className={styles.paper}>
        <b>{dollars(amount)}</b>
        <p className={styles.sum}>
          <span>{[what, 'Tax', 'Total'].join('\n')}</span>
          <span>{[dollars(amount), 'Included', dollars(amount)].join('\n')}</span>
        </p>
        {details.map(([name, value]) => (
          <p key={name} className={styles.sum}>
            <span>{name}</span>
            <span>{value}</span>
          </p>
        ))}
      </div>
    </PaneBox>
  );
}
