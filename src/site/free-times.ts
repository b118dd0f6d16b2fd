import type {FreeTimesLabels} from '#src/content/schema/booking';
import {booking} from '#src/content/booking';
import {company} from '#src/content/company/company';

const [length, place] = booking.facts;

/** Shown next to the headline of a closing band: the next open demo times. */
export const freeTimes: FreeTimesLabels = {
  title: 'Next open times',
  hoursTitle: 'Demo hours',
  hours: [
    {name: 'Hours', text: company.supportHours},
    {name: 'Length', text: length.text},
    {name: 'Place', text: place.text},
  ],
  choose: 'Book a demo at',
  action: {label: 'See all times', to: '/book'},
};
