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

/** The time in the URL, if any. */
function readStart(): string | undefined {
  return typeof location === 'undefined' ? undefined : (new URLSearchParams(location.search).get('start') ?? undefined);
}

/**
 * The selected day and time. A link can preselect a time; otherwise the first free day is selected, also when the
 * selected one fills up.
 */
export function useChoice(days: Map<string, string[]>): Choice {
  const [start] = useState(readStart);
  const [{day, time}, choose] = useState<{day?: string; time?: string | undefined}>({time: start});
  const dayOfTime = [...days].find(([, times]) => time !== undefined && times.includes(time))?.[0];
  const shown = day !== undefined && days.has(day) ? day : (dayOfTime ?? days.keys().next().value);
  const times = shown === undefined ? [] : (days.get(shown) ?? []);
  return {
    day: shown,
    times,
    time: time !== undefined && times.includes(time) ? time : undefined,
    isUnavailable: start !== undefined && time === start && dayOfTime === undefined && days.size > 0,
    setDay(next) {
      choose({day: next, time});
    },
    setTime(next) {
      choose({...(shown !== undefined && {day: shown}), time: next});
    },
  };
}
