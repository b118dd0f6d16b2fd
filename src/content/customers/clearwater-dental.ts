import type {Customer} from '#src/content/schema/customers';
import {people} from '#src/content/company/people';

export const clearwaterDental: Customer = {
  name: 'Clearwater Dental',
  slug: 'healthcare',
  page: 'clearwater-dental',
  industry: 'Healthcare',
  speaker: people.anikaMehta,
  quotes: {
    story:
      'My front desk greets people again. For years they had the phone on one shoulder and tomorrow’s list in the other hand.',
    home: 'Reminders alone paid for it. The front desk no longer calls people to ask whether they’re coming.',
    booking:
      'We used to lose four chairs a day to no-shows. Now it’s about two, and the waitlist usually fills one of them.',
  },
  change: {what: 'missed visits a week', values: [20, 20, 19, 17, 16, 14, 13, 12]},
  results: [
    {figure: '40%', label: 'fewer no-shows: 20 a week, now 12'},
    {figure: '25%', label: 'better patient satisfaction'},
    {figure: '3 hours', label: 'a day back at the front desk'},
  ],
};
