import {northfieldMotors} from '#src/content/customers/northfield-motors';
import {endsOf} from '#src/content/customers/quote-of';
import {storyMonth, times} from '#src/content/lead/moments';
import type {IndustryLayout} from '#src/content/schema/industry-layout';
import {night, northfield} from '#src/content/world/northfield';
import {phonePicture} from '#src/world/pictures';
import {shot} from '#src/world/shots';
import {leads} from '#src/world/views';
import {showroomHours} from './automotive-hours';

const {values} = northfieldMotors.change;
const {before, after} = endsOf(northfieldMotors);

export const automotiveLayout: IndustryLayout = {
  hero: {
    kind: 'full',
    place: {
      kind: 'place',
      place: 'automotive',
      label: `The showroom of ${northfield.name} at ${times.asked}: closed, with a Ridgeback XL outside under the lamp.`,
    },
    front: [
      shot(northfield, '2025-06-12T08:30', [
        {pane: 'contacts', title: 'Today', who: ['elena', 'tomas', 'greta'], columns: ['next']},
      ]),
      phonePicture(northfield, 'tomas', night.answered, night.replied),
    ],
  },
  day: {
    kind: 'hours',
    ground: 'warm',
    clocks: [
      ['7:30', 'AM'],
      ['9:00', 'AM'],
      ['10:30', 'AM'],
      ['1:15', 'PM'],
      ['4:40', 'PM'],
      ['5:30', 'PM'],
    ],
    pictures: showroomHours,
  },
  recipe: 'voice',
  pictures: [
    {
      feature: 'One lead board',
      picture: shot(northfield, '2025-06-12T13:00', [
        {
          pane: 'contacts',
          title: 'Leads, Thursday, June 12',
          who: leads(northfield, '2025-06-12', '2025-06-12T13:00').map(({id}) => id),
          columns: ['asked', 'source', 'last'],
        },
      ]),
    },
    {
      feature: 'Desk report',
      picture: shot(northfield, '2025-06-30T18:00', [
        {
          pane: 'report',
          title: 'Desk report',
          range: 'June, both stores',
          kpis: [],
          table: {
            head: ['Salesperson', 'Called back', 'Shows', 'Write-ups', 'Delivered'],
            rows: [
              ['Daniel R.', '9 min', '13 of 15', '8', '5'],
              ['Mona C.', '14 min', '9 of 11', '5', '3'],
              ['Petra M.', '11 min', '8 of 10', '5', '3'],
              ['Sana I.', '22 min', '6 of 8', '3', '1'],
              ['Both stores', '13 min', `${storyMonth.shown} of ${storyMonth.booked}`, '21', '12'],
            ],
            on: 4,
          },
        },
      ]),
    },
  ],
  closing: {
    kind: 'columns',
    caption: `${northfieldMotors.name}: test drives a week, March to June`,
    label: `Test drives a week at ${northfieldMotors.name} rose from ${before} in March to ${after} in June.`,
    rows: values.map((value, index) => ({name: String(index + 1), value, shown: String(value)})),
  },
};
