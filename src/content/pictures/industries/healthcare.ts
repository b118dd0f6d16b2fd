import {practiceDay} from '#src/content/pictures/signatures/healthcare';
import {rights, roles} from '#src/content/product/rules';
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
          'Permissions by role at a dental practice: Members see their own day and patients, Managers their team’s, and only Admins and the Owner everything.',
        title: 'Who can see what',
        note: 'Built-in roles',
        columns: ['Area', ...roles.toReversed()],
        rows: [
          ['Patients', 'Own', 'Team', 'All', 'All'],
          ['Messages', 'Own, team', 'Team', 'All', 'All'],
          ['Workflows', 'No', 'Build', 'Build', 'Build'],
          ['Audit log', 'No', 'No', 'View', 'View'],
          ['Export', ...roles.toReversed().map((role) => (role === 'Manager' ? 'If allowed' : rights[role].exports))],
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
