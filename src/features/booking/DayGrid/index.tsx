import {clampDay, dayByKey} from '../grid-keys';
import {addDays, listWeeks, nameDay, nameMonths, pageDays} from '../weeks';
import {Arrow} from './Arrow';
import {DayCell} from './DayCell';
import styles from './styles.module.scss';

import {useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';

export type DayGridProps = {
  /** Days with free times as `YYYY-MM-DD`, sorted; at least one. */
  days: readonly string[];
  selected: string;
  onSelect: (day: string) => void;
  today: string;
  /** Shows five weeks; otherwise two, without weekdays that never have free times. */
  wide: boolean;
  /** 1 (Monday) to 7 (Sunday). */
  firstWeekday: number;
  previous: string;
  next: string;
  level: 2 | 3;
};

/**
 * Pages of weeks with the keyboard controls of the ARIA date grid pattern. Only days with free times can be selected.
 */
export function DayGrid(props: DayGridProps): ReactNode {
  const {days, selected, onSelect, today, wide, firstWeekday, previous, next, level} = props;
  const [focused, setFocused] = useState(selected);
  const moved = useRef(false);
  const grid = useRef<HTMLDivElement>(null);
  const length = wide ? pageDays.wide : pageDays.narrow;
  const range = {first: today, last: days.at(-1) ?? selected};
  const current = clampDay(focused, range);
  const isOpen = (day: string): boolean =>
    days.some((free) => nameDay(free, {weekday: 'short'}) === nameDay(day, {weekday: 'short'}));
  const weeks = listWeeks(current, today, length, firstWeekday).map((week) => (wide ? week : week.filter(isOpen)));
  const first = weeks[0]?.[0] ?? current;
  const last = weeks.at(-1)?.at(-1) ?? current;
  const Title = `h${level}` as const;

  useEffect(() => {
    // Moves focus only after key presses, so that a change of time zone doesn't pull focus into the grid.
    if (moved.current) grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
    moved.current = false;
  }, [current]);

  const turn = (pages: number): void => {
    const target = addDays(first, pages * length);
    const free = days.find((day) => day >= target && day < addDays(target, length));
    setFocused(clampDay(free ?? target, range));
  };

  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    const from = event.currentTarget.dataset['day'] ?? current;
    let day = dayByKey(event.key, from, firstWeekday, length);
    if (day === undefined) return;
    event.preventDefault();
    // Skips weekdays that aren't shown.
    const step = day < from ? -1 : 1;
    if (!wide) while (!isOpen(day) && day > range.first && day < range.last) day = addDays(day, step);
    moved.current = true;
    setFocused(clampDay(day, range));
  };

  return (
    <div>
      <div className={styles.head}>
        <Title id="booking-month" className={styles.month} aria-live="polite">
          {nameMonths(first < today ? today : first, last)}
        </Title>
        <span className={styles.turn}>
          <Arrow label={previous} className={styles.back} isEnd={first <= today} onTurn={() => turn(-1)} />
          <Arrow label={next} className={styles.forth} isEnd={last >= range.last} onTurn={() => turn(1)} />
        </span>
      </div>
      {/* Not a `<table>`, because the grid roles are for interactive widgets. */}
      <div ref={grid} role="grid" aria-labelledby="booking-month" className={styles.grid}>
        {wide && (
          <div role="row" className={styles.week}>
            {weeks[0]?.map((day) => (
              <span key={day} role="columnheader" aria-label={nameDay(day, {weekday: 'long'})}>
                {nameDay(day, {weekday: 'short'})}
              </span>
            ))}
          </div>
        )}
        {weeks.map((week) => (
          <div key={week[0]} role="row" className={styles.week}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                free={days.includes(day)}
                today={day === today}
                selected={day === selected}
                current={day === current}
                wide={wide}
                onKey={onKey}
                onPick={() => {
                  setFocused(day);
                  if (days.includes(day)) onSelect(day);
                }}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
