import {booking} from '#src/content/booking';
import {otherWays} from '#src/content/calendar';
import {DialogCalendar} from './CalendarFrame';

import type {ReactNode} from 'react';

/** The calendar in the booking dialog of every page. */
export default function Demo(): ReactNode {
  const {embedScriptUrl, timeoutMs} = booking;
  return <DialogCalendar {...otherWays} embedScriptUrl={embedScriptUrl} timeoutMs={timeoutMs} />;
}
