import Link from '@docusaurus/Link';
import {groupByDay} from '#src/contracts/local-time';
import type {Action} from '#src/content/types';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import {fetchAvailability} from '../api';
import {clockLocale, visitorZone} from '../locale';
import styles from './styles.module.scss';

import {useEffect, useRef, useState, type ReactNode} from 'react';

export type FreeTimesLabels = {
  title: string;
  /** Shown without JavaScript and until free times are loaded. */
  hoursTitle: string;
  hours: readonly {name: string; text: string}[];
  /** Precedes a time, for screen readers. */
  choose: string;
  action: Action;
};

type Day = {name: string; date: string; times: {start: string; label: string}[]};

/** The first three days with free times and three times of each, in the visitor's time zone and clock format. */
function firstDays(times: readonly string[], zone: string): Day[] {
  const day = new Intl.DateTimeFormat('en-US', {timeZone: zone, weekday: 'long'});
  const date = new Intl.DateTimeFormat('en-US', {timeZone: zone, month: 'long', day: 'numeric'});
  const time = new Intl.DateTimeFormat(clockLocale(), {timeZone: zone, hour: 'numeric', minute: '2-digit'});
  return [...groupByDay(times, zone).values()].slice(0, 3).map((starts) => {
    const first = new Date(starts[0] ?? 0);
    const shown = starts.slice(0, 3).map((start) => ({start, label: time.format(new Date(start))}));
    return {name: day.format(first), date: date.format(first), times: shown};
  });
}

/**
 * The next free times, fetched when the closing band scrolls into view. Each links to the calendar with that time
 * selected.
 */
export function FreeTimes({labels}: {labels: FreeTimesLabels}): ReactNode {
  const [days, setDays] = useState<Day[]>([]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({isIntersecting}) => isIntersecting)) return;
      observer.disconnect();
      void fetchAvailability(false).then((found) => {
        if (found) setDays(firstDays(found.times, visitorZone() ?? found.zone));
      });
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={box} className={styles.box}>
      <p className={styles.title}>{days.length === 0 ? labels.hoursTitle : labels.title}</p>
      <dl className={styles.days}>
        {days.length === 0
          ? labels.hours.map((row) => (
              <div key={row.name}>
                <dt>{row.name}</dt>
                <dd>{row.text}</dd>
              </div>
            ))
          : days.map(({name, date, times}) => (
              <div key={date}>
                <dt>
                  {name} <span>{date}</span>
                </dt>
                <dd className={styles.times}>
                  {times.map(({start, label}) => (
                    <Link key={start} to={`/demo?start=${start}#book`}>
                      <VisuallyHidden>{labels.choose} </VisuallyHidden>
                      {label}
                    </Link>
                  ))}
                </dd>
              </div>
            ))}
      </dl>
      <ActionLink action={labels.action} arrow />
    </div>
  );
}
