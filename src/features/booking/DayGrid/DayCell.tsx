import {nameDay} from '../weeks';

import type {KeyboardEvent, ReactNode} from 'react';

export type DayCellProps = {
  day: string;
  free: boolean;
  today: boolean;
  selected: boolean;
  /** Whether the day is the one in the tab order (roving tabindex). */
  current: boolean;
  wide: boolean;
  onKey: (event: KeyboardEvent<HTMLElement>) => void;
  onPick: () => void;
};

/** One day of the grid. Without a weekday header, each day shows its weekday. */
export function DayCell({day, free, today, selected, current, wide, onKey, onPick}: DayCellProps): ReactNode {
  // Shown by CSS only; the accessible name has the full date.
  const note = wide ? {month: 'short' as const} : {weekday: 'short' as const};
  return (
    <div role="gridcell" aria-selected={selected}>
      <button
        type="button"
        data-day={day}
        data-note={wide && !day.endsWith('-01') ? undefined : nameDay(day, note)}
        tabIndex={current ? 0 : -1}
        aria-label={nameDay(day, {weekday: 'long', month: 'long', day: 'numeric'})}
        aria-current={today ? 'date' : undefined}
        aria-disabled={!free || undefined}
        onKeyDown={onKey}
        onClick={onPick}
      >
        {Number(day.slice(8))}
      </button>
    </div>
  );
}
