import {Icon} from '#src/ui/Icon';
import {IconButton} from '#src/ui/IconButton';
import {clampDay, dayByKey} from '../grid-keys';
import {addDays, addMonths, listWeeks, monthOf, nameDay} from '../month';
import styles from './styles.module.scss';

import {useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';

export type MonthGridProps = {
  /** Days on which a time is free, in order; at least one. */
  days: readonly string[];
  selected: string;
  onSelect: (day: string) => void;
  /** 1 is Monday, 7 Sunday. */
  firstWeekday: number;
  previous: string;
  next: string;
};

/** A month of days, moved through with the keys of ARIA's date grid. Only days with a free time can be chosen. */
export function MonthGrid({days, selected, onSelect, firstWeekday, previous, next}: MonthGridProps): ReactNode {
  const [focused, setFocused] = useState(selected);
  const moved = useRef(false);
  const grid = useRef<HTMLDivElement>(null);
  const range = {first: days[0] ?? selected, last: days.at(-1) ?? selected};
  const current =
    monthOf(focused) < monthOf(range.first) || monthOf(focused) > monthOf(range.last) ? selected : focused;
  const month = monthOf(current);
  // Not `disabled`: the press that reaches the last month would leave the keyboard without its place.
  const isFirst = month <= monthOf(range.first);
  const isLast = month >= monthOf(range.last);
  const weeks = listWeeks(month, firstWeekday);
  const weekdays = Array.from({length: 7}, (_, index) => addDays('2027-06-06', (firstWeekday % 7) + index));

  useEffect(() => {
    // Focus follows the keys, and only them: nobody is pulled into the grid by a change of zone.
    if (moved.current) grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
    moved.current = false;
  }, [current]);

  const turn = (count: number) => {
    const target = monthOf(addMonths(`${month}-01`, count));
    setFocused(days.find((day) => monthOf(day) === target) ?? `${target}-01`);
  };

  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    const day = dayByKey(event.key, event.currentTarget.dataset['day'] ?? current, firstWeekday);
    if (day === undefined) return;
    event.preventDefault();
    moved.current = true;
    setFocused(clampDay(day, range));
  };

  return (
    <div>
      <div className={styles.head}>
        <h2 id="booking-month" className={styles.month} aria-live="polite">
          {nameDay(`${month}-01`, {month: 'long', year: 'numeric'})}
        </h2>
        <span className={styles.turn}>
          <IconButton
            label={previous}
            aria-disabled={isFirst || undefined}
            onClick={() => {
              if (!isFirst) turn(-1);
            }}
          >
            <Icon name="chevron-down" className={styles.back} />
          </IconButton>
          <IconButton
            label={next}
            aria-disabled={isLast || undefined}
            onClick={() => {
              if (!isLast) turn(1);
            }}
          >
            <Icon name="chevron-down" className={styles.forth} />
          </IconButton>
        </span>
      </div>
      {/* No table: the roles of a grid belong to what is operated, and a table is not. */}
      <div ref={grid} role="grid" aria-labelledby="booking-month" className={styles.grid}>
        <div role="row" className={styles.week}>
          {weekdays.map((day) => (
            <span key={day} role="columnheader" aria-label={nameDay(day, {weekday: 'long'})}>
              {nameDay(day, {weekday: 'short'}).slice(0, 2)}
            </span>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week.find((day) => day !== undefined)} role="row" className={styles.week}>
            {week.map((day, place) => (
              <div key={day ?? place} role="gridcell" aria-selected={day === undefined ? undefined : day === selected}>
                {day !== undefined && (
                  <button
                    type="button"
                    data-day={day}
                    tabIndex={day === current ? 0 : -1}
                    aria-label={nameDay(day, {weekday: 'long', month: 'long', day: 'numeric'})}
                    aria-disabled={!days.includes(day) || undefined}
                    onKeyDown={onKey}
                    onClick={() => {
                      setFocused(day);
                      if (days.includes(day)) onSelect(day);
                    }}
                  >
                    {Number(day.slice(8))}
                  </button>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
