import type {Booked as BookedDemo} from '#src/contracts/booking';
import {buttonClass} from '#src/ui/actions/Button/button-class';
import {cluster, stack} from '#src/ui/layout';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import {BookedDay} from '../BookedDay';
import {NextSteps} from '../NextSteps';
import type {BookingLabels} from '#src/content/schema/booking';
import styles from './styles.module.scss';

import {useState, type ReactNode} from 'react';

export type ConfirmationProps = {
  labels: BookingLabels['booked'];
  booked: BookedDemo;
  zone: string;
  locale: string;
  now: Date;
};

const dayInMs = 24 * 60 * 60_000;

/** Confirmation of a booked demo: when, with whom, and what happens next. */
export function Confirmation({labels, booked, zone, locale, now}: ConfirmationProps): ReactNode {
  const {start, host, calendars} = booked;
  const [isSoon] = useState(() => new Date(start).getTime() - now.getTime() < dayInMs);
  const rows = labels.rows.map((row) => (isSoon ? (row.soon ?? row) : row));
  const look = buttonClass({variant: 'secondary', size: 'sm'});
  return (
    <div className={stack('row')} data-booked>
      <BookedDay span={booked} zone={zone} locale={locale}>
        {labels.with} {host}
      </BookedDay>
      <p className={styles.label}>{labels.calendars}</p>
      <ul className={cluster('label')}>
        {[
          {label: labels.google, href: calendars.google},
          {label: labels.microsoft365, href: calendars.microsoft365},
          {label: labels.outlook, href: calendars.outlook},
        ].map(({label, href}) => (
          <li key={label}>
            <a className={look} href={href} target="_blank" rel="noopener">
              {label}
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </a>
          </li>
        ))}
        <li>
          <a className={look} href={calendars.apple}>
            {labels.apple}
          </a>
        </li>
      </ul>
      <p className={styles.label}>{labels.next}</p>
      <NextSteps rows={rows} />
    </div>
  );
}
