import {practiceDay} from '#src/content/pictures/signatures/healthcare';
import type {IndustryLayout} from '#src/content/schema/industry-layout';
import {clearwaterDental} from '#src/content/customers/clearwater-dental';
import {endsOf} from '#src/content/customers/quote-of';
import {clearwater} from '#src/content/world/clearwater';
import {phonePicture} from '#src/world/pictures';
import {shot} from '#src/world/shots';
import {report} from '#src/world/views';

const missed = endsOf(clearwaterDental);
const may = report(clearwater, '2025-05-01', '2025-05-31');

/** The opening of 11:15 has just been taken. */
const chairBoard = shot(clearwater, '2025-06-12T09:44', [{pane: 'day', date: '2025-06-12', hours: [8, 17]}], {
  rail: true,
  focus: 'rosa',
  isLit: true,
  also: `A patient of the waitlist has taken the opening: ${missed.after} missed visits a week, was ${missed.before}.`,
});

/** The gaps of May; the last square stays dark. */
export const healthcareLayout: IndustryLayout = {
  hero: {kind: 'wide', picture: chairBoard},
  day: practiceDay,
  recipe: 'features',
  pictures: [
    {
      feature: 'Digital intake',
      picture: phonePicture(clearwater, 'omar', '2025-06-11T19:12', '2025-06-11T19:19'),
    },
    {
      feature: 'Access and audit',
      picture: {
        kind: 'sheet',
        label:
          'Permissions by position at a dental practice: the front desk sees the schedule and contact details, dentists the full record, and only managers may ask for an export.',
        title: 'Who can see what',
        note: 'Custom roles, Enterprise',
        columns: ['Area', 'Front desk', 'Dentist', 'Hygienist', 'Manager'],
        rows: [
          ['Schedule', 'All', 'Own day', 'Own day', 'All'],
          ['Patient record', 'Contact only', 'All', 'All', 'View'],
          ['Messages', 'All', 'Own', 'Own', 'All'],
          ['Care plans', 'No', 'All', 'Edit', 'View'],
          ['Payments', 'Take', 'No', 'No', 'All'],
          ['Export', 'No', 'No', 'No', 'Asks you'],
        ],
      },
    },
  ],
  closing: {
    kind: 'squares',
    caption: `${clearwater.name}, May: ${may.count('cancellations')} cancellations, ${may.count('filled')} filled from the waitlist`,
    label: `Of ${may.count('cancellations')} cancellations in May, ${may.count('filled')} were filled from the waitlist.`,
    total: may.count('cancellations'),
    on: Array.from({length: may.count('filled')}, (_, index) => index + 1),
  },
};
