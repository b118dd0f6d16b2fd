import {bookingFormPath, isOwnCalendar} from '#src/contracts/booking';
import {ActionLink} from '#src/ui/actions/ActionLink';

import type {ReactNode} from 'react';

export type OtherWaysProps = {calendarUrl: string; email: string; phone: string; phoneHref: string};

/** Ways to book without the calendar in the dialog. The list of times works without JavaScript. */
export function OtherWays({calendarUrl, email, phone, phoneHref}: OtherWaysProps): ReactNode {
  const calendar = isOwnCalendar(calendarUrl)
    ? {label: 'Choose a time from a list', href: bookingFormPath}
    : {label: 'Open the calendar on its own page', href: calendarUrl};
  return (
    <ul>
      <li>
        <ActionLink action={calendar} />
      </li>
      <li>
        Email <ActionLink action={{label: email, href: `mailto:${email}`}} />
      </li>
      <li>
        Call <ActionLink action={{label: phone, href: phoneHref}} />
      </li>
    </ul>
  );
}
