import {people} from '#src/content/company/people';
import type {Customer} from '#src/content/schema/customers';
import {clearwater} from '#src/content/world/clearwater';

export const clearwaterDental: Customer = {
  name: clearwater.name,
  firm: clearwater,
  slug: 'healthcare',
  page: 'clearwater-dental',
  wordmark: {name: 'clearwater dental', look: 'light'},
  industry: 'Healthcare',
  speaker: people.anikaMehta,
  quotes: {
    story:
      'My front desk greets people again. For years they had the phone on one shoulder and tomorrow’s list in the other hand.',
    home: 'Reminders alone paid for it. The front desk no longer calls people to ask whether they’re coming.',
    booking:
      'We used to lose four chairs a day to no-shows. Now it’s about two, and the waitlist usually fills one of them.',
  },
  change: {what: 'missed visits a week', values: [20, 20, 19, 17, 15, 14, 12, 11]},
  results: [
    {figure: '45%', label: 'fewer no-shows: 20 a week, now 11'},
    {figure: '72%', label: 'of patients rate the practice 5 of 5, was 60%'},
    {figure: '3 hours', label: 'a day back at the front desk'},
  ],
};
