import type {Booked as BookedDemo} from '#src/contracts/booking';
import {describeSpan} from '#src/contracts/local-time';
import {ActionLink} from '#src/ui/ActionLink';
import {CheckList} from '#src/ui/CheckList';
import type {BookingWords} from '../types';
import styles from './styles.module.scss';

import {useEffect, useRef, type ReactNode} from 'react';

export type BookedProps = {words: BookingWords['booked']; booked: BookedDemo; zone: string; locale: string};

/** The demo is booked: when, with whom, what happens next, and how to change it. */
export function Booked({words, booked, zone, locale}: BookedProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const {start, end, host, manageUrl, calendars} = booked;
  return (
    <div className={styles.booked} data-booked>
      <h2 ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p className={styles.when}>
        {describeSpan(new Date(start), new Date(end), zone, locale)}
        <span>
          {words.with} {host}
        </span>
      </p>
      <CheckList items={[...words.steps]} />
      <p className={styles.label}>{words.calendars}</p>
      <ul className={styles.calendars}>
        <li>
          <ActionLink action={{label: words.google, href: calendars.google}} />
        </li>
        <li>
          <ActionLink action={{label: words.outlook, href: calendars.outlook}} />
        </li>
        <li>
          <a href={calendars.apple}>{words.apple}</a>
        </li>
      </ul>
      <p>
        <a href={manageUrl}>{words.manage}</a>
      </p>
    </div>
  );
}
