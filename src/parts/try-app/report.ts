import type {SampleApp} from '#src/content/schema/features';
import {colleague, threads} from '#src/world/app';
import {foldFirm} from '#src/world/fold';
import {addDays, dateIn, dateText, dayOf, dollars, timeText, weekdayOf} from '#src/world/moment';
import type {ReportPane} from '#src/world/schema/shot';
import {board, toDate} from '#src/world/views';
import {now, startOf, type TryState} from './acts';

function figuresOf(app: SampleApp, state: Pick<TryState, 'added'>) {
  const {firm, at} = now(app, state);
  const today = dayOf(at);
  const from = addDays(today, 1 - new Date(today).getUTCDay());
  // Closed days come from tallies, and today is counted.
  const closed = toDate(firm, 'Test drives', from, (new Date(today).getUTCDay() || 7) - 1);
  const booked = foldFirm(firm, at)
    .flatMap(({appointments}) => appointments)
    .filter(({bookedAt, what}) => dayOf(bookedAt) === today && what.startsWith(app.visit.what));
  const drives = [...closed, (closed.at(-1) ?? 0) + booked.length];
  const {columns} = board(firm, at);
  return {from, today, drives, columns, open: threads(firm, at).open};
}

/** The report of the week so far. What differs from the start is new. */
export function weekReport(app: SampleApp, state: TryState): ReportPane {
  const {from, today, drives, columns, open} = figuresOf(app, state);
  const start = figuresOf(app, startOf(app));
  const won = columns.at(-1);
  const most = Math.max(...columns.map(({count}) => count));
  const total = drives.at(-1) ?? 0;
  const max = total > 10 ? 20 : 10;
  const days = drives.length - 1;
  return {
    pane: 'report',
    title: app.reports[0] ?? '',
    range: `${dateText(from)} – ${dateIn(today)}`,
    kpis: [
      {label: 'Waiting for an answer', value: String(open), change: 'in the inbox', isNew: open !== start.open},
      {
        label: 'Test drives booked',
        value: String(total),
        change: 'to date',
        isNew: total !== start.drives.at(-1),
      },
      {
        label: 'Open deals',
        value: String(columns.slice(0, -1).reduce((sum, {count}) => sum + count, 0)),
        change: dollars(columns.slice(0, -1).reduce((sum, {value}) => sum + value, 0)),
        isNew: won?.count !== start.columns.at(-1)?.count,
      },
      {
        label: 'Won this quarter',
        value: dollars(won?.value ?? 0),
        change: `${won?.count ?? 0} deals`,
        isNew: won?.count !== start.columns.at(-1)?.count,
      },
    ],
    chart: {
      title: 'Test drives booked, week to date',
      values: drives,
      max,
      yLabels: [0, max / 2, max].map((at) => ({at, text: String(at)})),
      xLabels: drives.slice(1).map((_, index) => ({
        at: (100 * (index + 1)) / days,
        text: weekdayOf(addDays(from, index)).slice(0, 3),
      })),
      tip: {strong: `${total} booked`, text: ''},
    },
    bars: [
      {
        title: 'Deals by stage',
        items: columns.map(({name, count}, index) => ({
          name,
          value: String(count),
          share: (100 * count) / most,
          tone: count === start.columns[index]?.count ? 'early' : 'done',
        })),
      },
    ],
  };
}

/** What the visitor has done, one line for each entry. */
export function entriesOf(app: SampleApp, state: TryState): {name: string; text: string; when: string}[] {
  return state.added.map(([id, [when, what]]) => {
    const line = (text: string) => ({name: app.firm.contacts[id]?.name ?? id, text, when: timeText(when, 'half')});
    switch (what.kind) {
      case 'says':
        return line(`${what.from === 'us' ? 'Sent' : 'Answered'} “${what.text}”`);
      case 'moves':
        return line(`Moved to ${what.to}`);
      case 'books':
        return line(`Booked: ${what.what}, ${dateText(dayOf(what.start), 'short')}, ${colleague(app.firm, what.with)}`);
      default:
        return line('');
    }
  });
}
