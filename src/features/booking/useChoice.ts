import {useLocation} from '@docusaurus/router';
import {useState} from 'react';

export type Choice = {
  day: string | undefined;
  times: string[];
  time: string | undefined;
  /** The URL has a time (`?start=`) that is not free. */
  isUnavailable: boolean;
  setDay: (day: string) => void;
  setTime: (time: string | undefined) => void;
};

/**
 * The selected day and time. A link can preselect a time; otherwise the first free day is selected, also when the
 * selected one fills up.
 */
export function useChoice(days: Map<string, string[]>): Choice {
  const start = new URLSearchParams(useLocation().search).get('start') ?? undefined;
  const [{from, day, time}, choose] = useState<{from?: string | undefined; day?: string; time?: string | undefined}>(
    {},
  );
  if (from !== start) choose({from: start, time: start});
  const dayOfTime = [...days].find(([, times]) => time !== undefined && times.includes(time))?.[0];
  const shown = day !== undefined && days.has(day) ? day : (dayOfTime ?? days.keys().next().value);
  const times = shown === undefined ? [] : (days.get(shown) ?? []);
  return {
    day: shown,
    times,
    time: time !== undefined && times.includes(time) ? time : undefined,
    isUnavailable: start !== undefined && time === start && dayOfTime === undefined && days.size > 0,
    setDay(next) {
      choose({from: start, day: next, time});
    },
    setTime(next) {
      choose({from: start, ...(shown !== undefined && {day: shown}), time: next});
    },
  };
}
