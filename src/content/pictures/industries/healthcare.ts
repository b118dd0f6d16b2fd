import {clearwaterDental} from '#src/content/customers/clearwater-dental';
import {endsOf} from '#src/content/customers/quote-of';
import {practiceDay} from '#src/content/pictures/signatures/healthcare';
import {rights, roles} from '#src/content/product/rules';
import type {IndustryLayout} from '#src/content/schema/industry-layout';
import {clearwater} from '#src/content/world/clearwater';
import {phonePicture} from '#src/world/pictures';
import {settingPanes, shot} from '#src/world/shots';
import {report} from '#src/world/views';

const missed = endsOf(clearwaterDental);
const may = report(clearwater, '2025-05-01', '2025-05-31');

/** The opening of 11:15 has just been taken. */
const chairBoard = shot(clearwater, '2025-06-12T09:44', [{pane: 'day', date: '2025-06-12', hours: [8, 17]}], {
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
      picture: shot(
        clearwater,
        '2025-06-12T09:44',
        settingPanes('Roles', {
          note: 'Built-in roles',
          head: ['Area', ...roles.toReversed()],
          rows: [
            ['Patients', 'Own', 'Team', 'All', 'All'],
            ['Messages', 'Own, team', 'Team', 'All', 'All'],
            ['Calendar', 'Own', 'Team', 'All', 'All'],
            ['Intake forms', 'Own', 'Team', 'All', 'All'],
            ['Payments', 'No', 'Team', 'All', 'All'],
            ['Reports', 'No', 'Team', 'All', 'All'],
            ['Workflows', 'No', 'Build', 'Build', 'Build'],
            ['Audit log', 'No', 'No', 'View', 'View'],
            ['Export', ...roles.toReversed().map((role) => (role === 'Manager' ? 'Maybe' : rights[role].exports))],
          ],
        }),
      ),
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
