import {nameZoneShortly} from '#src/contracts/zone-name';
import {DateTile} from '../DateTile';
import {describeParts, type Span} from '../when';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** `children` follow the zone's name. */
export type BookedDayProps = {span: Span; zone: string; locale: string; children?: ReactNode};

/** The day and time of a demo that was booked or requested. */
export function BookedDay({span, zone, locale, children}: BookedDayProps): ReactNode {
  const {day, hours} = describeParts(span, zone, locale);
  return (
    <div className={styles.when}>
      <DateTile start={span.start} zone={zone} />
      <p>
        <b>
          <span>{day},</span> <span>{hours}</span>
        </b>
        {nameZoneShortly(zone, new Date(span.start))}
        {children !== undefined && <>. {children}</>}
      </p>
    </div>
  );
}
