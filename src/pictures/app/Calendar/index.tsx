import {cssValues} from '#src/lib/css-values';
import {colleague, dayColumns, isNew, type ScheduleColumn} from '#src/world/app';
import type {Appointment} from '#src/world/fold';
import {dateIn, dayOf, hourText, minutesOf, timeText} from '#src/world/moment';
import type {Firm, Moment} from '#src/world/types';
import {day} from '#src/world/views';
import {Press, Scroll, Usable} from '../Press';
import {Control, PaneBox, type PaneLook, type PaneProps} from '../Shell';
import parts from '../parts.module.scss';
import styles from './styles.module.scss';
import icons from '#src/ui/icons.module.scss';

import clsx from 'clsx';
import {type ReactNode, use} from 'react';

const hoursOf = (at: Moment): number => minutesOf(at) / 60;
const rounded = (value: number): number => Math.round(value * 100) / 100;

type VisitProps = {
  visit: Appointment;
  at: Moment;
  from: number;
  focus: string | undefined;
  isLit: boolean;
  /** Whether it is high enough for two lines. */
  hasRoom: boolean;
};

/** An appointment: lime if it is new, an outline if it isn't confirmed, apricot if the picture is about it. */
function Visit({visit, at, from, focus, isLit, hasRoom}: VisitProps): ReactNode {
  const {id, contact, what, start, minutes, state, bookedAt} = visit;
  const isFresh = isNew(bookedAt, at);
  const isOpen = state !== 'confirmed' && start >= at && dayOf(start) === dayOf(at);
  return (
    <p
      className={clsx(
        styles.visit,
        isFresh ? styles.fresh : id === focus ? styles.story : isOpen && styles.open,
        id === focus && isLit && styles.lit,
      )}
      style={cssValues({'--start': rounded(hoursOf(start) - from), '--length': rounded(minutes / 60)})}
      {...(use(Usable) && isFresh && {tabIndex: -1, 'data-fresh': start})}
    >
      <b>{contact.name}</b>
      {hasRoom && what.split(',')[0]}
    </p>
  );
}

export type ScheduleProps = {
  firm: Firm;
  at: Moment;
  look: PaneLook;
  focus: string | undefined;
  title: string;
  note: string;
  range: 'Day' | 'Week';
  /** `free` are times that can be booked. */
  columns: readonly (ScheduleColumn & {free?: readonly Moment[]})[];
  hours: readonly [from: number, to: number];
  /** Height of an hour, in drawn pixels. */
  hour?: number | undefined;
};

/** A day or a week with a column each. Narrow slots show that of the story, or the first. */
export function Schedule(props: ScheduleProps): ReactNode {
  const {at, look, focus, title, note, range, columns, hour = 60} = props;
  const [from, to] = props.hours;
  const main = columns.find(({visits}) => visits.some(({id}) => id === focus)) ?? columns[0];
  const mainIndex = main ? columns.indexOf(main) : 0;
  const widthOf = (index: number) =>
    columns.length > 2 &&
    index !== mainIndex && [parts.wide, columns.length > 4 && Math.abs(index - mainIndex) > 1 && styles.far];
  const hasNow =
    !look.isLit && (columns.some(({isToday}) => isToday === true) || (range === 'Day' && hoursOf(at) > from));
  const names = Array.from({length: to - from + 1}, (_, index) => {
    const start = from + index;
    // The time of now is there instead.
    return hasNow && Math.abs(start - hoursOf(at)) * hour < 20 ? '' : hourText(start);
  });
  return (
    <PaneBox look={look}>
      <p className={parts.bar}>
        <b>{title}</b>
        <i className={clsx(parts.count, parts.wide)}>{note}</i>
        <span className={clsx(parts.switch, parts.end, parts.wide)}>
          {['Day', 'Week', 'Month'].map((name) =>
            name === range ? <b key={name}>{name}</b> : <i key={name}>{name}</i>,
          )}
        </span>
        <Control icon="plus" label="Book" go />
      </p>
      <p className={styles.heads}>
        {columns.map(({title: head, count, isToday}, index) => (
          <span
            key={head}
            className={clsx(widthOf(index)) || undefined}
            data-count={range === 'Day' ? count : undefined}
          >
            {isToday === true ? <b className={styles.today}>{head}</b> : head}
          </span>
        ))}
      </p>
      <div
        className={clsx(styles.grid, use(Usable) && styles.whole)}
        {...(hour !== 60 && {style: cssValues({'--hour': `calc(${hour}rem / 16)`})})}
      >
        <i className={styles.hours}>{names.join('\n')}</i>
        {columns.map(({title: head, visits, free = []}, index) => (
          <div key={head} className={clsx(styles.column, widthOf(index))}>
            {free.map((start) => (
              <Press
                key={start}
                does="book"
                of={start}
                className={styles.slot}
                style={cssValues({'--start': rounded(hoursOf(start) - from), '--length': 0.75})}
              >
                {timeText(start)} <span>Free</span>
              </Press>
            ))}
            {visits
              .filter(({start}) => hoursOf(start) >= from && hoursOf(start) < to)
              .map((visit) => (
                <Visit
                  key={visit.start}
                  visit={visit}
                  at={at}
                  from={from}
                  focus={focus}
                  isLit={look.isLit}
                  hasRoom={hour * visit.minutes >= 45 * 60}
                />
              ))}
          </div>
        ))}
        {hasNow && hoursOf(at) < to && (
          <i
            className={styles.now}
            data-time={timeText(at)}
            style={cssValues({'--start': rounded(hoursOf(at) - from)})}
          />
        )}
      </div>
    </PaneBox>
  );
}

export type MonthProps = PaneProps<'month'> & {free: readonly Moment[]};

/** The month beside a calendar: the day, who isn't confirmed, and the next free times of one colleague. */
export function Month({firm, at, look, date, free, who}: MonthProps): ReactNode {
  const first = new Date(`${date.slice(0, 8)}01T00:00:00Z`);
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const offset = first.getUTCDay();
  const cell = offset + dateIn(date) - 1;
  const title = first.toLocaleDateString('en-US', {month: 'long', year: 'numeric', timeZone: 'UTC'});
  const {visits, confirmed} = day(firm, date, at);
  const waiting = visits.filter(({state, start}) => state !== 'confirmed' && start > at);
  return (
    <PaneBox look={look}>
      <p className={parts.bar}>
        <b>{title}</b>
        <i className={clsx(parts.icon, parts.end, icons.calendar)} />
      </p>
      <div className={styles.month} style={cssValues({'--column': cell % 7, '--row': Math.floor(cell / 7) + 1})}>
        {['S', 'M', 'T', 'W', 'T', 'F', 'S'].map((name, column) => (
          <span key={column}>
            {[
              name,
              ...Array.from({length: 6}, (_, row) => row * 7 + column - offset + 1).map((number) =>
                number < 1 || number > days ? ' ' : number,
              ),
            ].join('\n')}
          </span>
        ))}
      </div>
      <Scroll>
        <p className={styles.title}>Team</p>
        {dayColumns(firm, date, at)
          .filter(({count}) => count > 0)
          .map(({title: name, count}) => (
            <p key={name} className={styles.line} data-time={count}>
              {name}
            </p>
          ))}
        {waiting.length > 0 && <p className={styles.title}>Not confirmed</p>}
        {waiting.map(({id, contact, start}) => (
          <p key={id} className={clsx(styles.line, styles.asks)} data-time={timeText(start)}>
            {contact.name}
          </p>
        ))}
        <p className={styles.title}>Free, {colleague(firm, who)}</p>
        {free.map((start) => (
          <Press
            key={start}
            does="book"
            of={start}
            className={clsx(styles.line, styles.free)}
            data-time={timeText(start)}
          >
            {new Date(`${dayOf(start)}T00:00:00Z`).toLocaleDateString('en-US', {weekday: 'long', timeZone: 'UTC'})}
          </Press>
        ))}
      </Scroll>
      <p className={parts.foot}>
        <span>
          <b>{confirmed}</b> of {visits.length} confirmed
        </span>
      </p>
    </PaneBox>
  );
}
