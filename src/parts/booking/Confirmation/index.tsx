import type {BookingLabels} from '#src/content/schema/booking';
import type {CalendarLinks} from '#src/contracts/booking';
import {buttonClass} from '#src/ui/actions/Button/button-class';
import {cluster, stack} from '#src/ui/layout';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import {BookedDay} from '../BookedDay';
import {booking} from '../names';
import {NextSteps} from '../NextSteps';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** Confirmation of a booked demo: when, with whom, and what happens next. A script sets the addresses of its links. */
export function Confirmation({labels}: {labels: BookingLabels['booked']}): ReactNode {
  const {rows} = labels;
  const link = (name: keyof CalendarLinks, opensTab: boolean): ReactNode => (
    <li>
      <a
        className={buttonClass({variant: 'secondary', size: 'sm'})}
        {...{[booking.link]: name}}
        {...(opensTab && {target: '_blank', rel: 'noopener'})}
      >
        {labels[name]}
        {opensTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
      </a>
    </li>
  );
  return (
    <div className={stack('row')}>
      <BookedDay>
        {labels.with} <slot name="host" />
      </BookedDay>
      <p className={styles.label}>{labels.calendars}</p>
      <ul className={cluster('label')}>
        {link('google', true)}
        {link('microsoft365', true)}
        {link('outlook', true)}
        {link('apple', false)}
      </ul>
      <p className={styles.label}>{labels.next}</p>
      {/* The script keeps one of them. */}
      <div {...{[booking.until]: 'soon'}}>
        <NextSteps rows={rows.map((row) => row.soon ?? row)} />
      </div>
      <div {...{[booking.until]: 'later'}}>
        <NextSteps rows={rows} />
      </div>
    </div>
  );
}
