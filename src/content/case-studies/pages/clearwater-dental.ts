import {clearwaterDentalStory} from '#src/content/case-studies/healthcare';
import {clearwaterDental} from '#src/content/customers/clearwater-dental';
import {endsOf, planFacts} from '#src/content/customers/quote-of';
import type {CustomerStory} from '#src/content/schema/case-studies';
import {clearwater} from '#src/content/world/clearwater';
import {shot} from '#src/world/shots';

const missed = endsOf(clearwaterDental);

export const clearwaterDentalPage: CustomerStory = {
  slug: 'clearwater-dental',
  customer: clearwaterDental,
  meta: {
    title: `${clearwaterDental.name}: ${clearwaterDental.results[0].figure} fewer no-shows`,
    description: `How a dental practice replaced a morning of phone calls with texts, and went from ${missed.before} missed visits a week to ${missed.after}.`,
  },
  headline: 'Clearwater Dental fills the chairs that used to stay empty',
  facts: [
    {label: 'Industry', value: 'Healthcare'},
    {label: 'Team', value: '10 people, five chairs'},
    ...planFacts(clearwaterDental.firm),
    {label: 'Uses', value: 'Reminders, waitlist, texting'},
  ],
  problem: {
    text: [
      clearwaterDentalStory.challenge,
      'Patients who wanted to cancel got a busy signal, so they simply didn’t come.',
    ],
  },
  weeks: [
    {
      when: 'Week 1',
      title: 'Consent, then numbers',
      text: 'Patients confirmed at the front desk that texts are welcome.',
    },
    {
      when: 'Week 2',
      title: 'Two reminders, one tap',
      text: 'Two days and one day ahead. Confirm, move or cancel is one reply.',
      picture: shot(
        clearwater,
        '2025-04-14T09:04:10',
        [
          {pane: 'talk', with: 'rhea'},
          {pane: 'record', of: 'rhea'},
        ],
        {narrow: 0, focus: 'rhea'},
      ),
    },
    {
      when: 'Week 3',
      title: 'The waitlist takes the gap',
      text: 'The first three people are asked at once; the first yes takes the slot.',
    },
    {
      when: 'Week 8',
      title: 'The front desk greets people again',
      text: 'Three hours a day that used to be calls.',
    },
  ],
  outcome: {
    title: 'Eight weeks later',
    source: 'From the practice’s own schedule.',
    rows: [
      {label: 'Missed visits a week', before: String(missed.before), after: String(missed.after)},
      {label: 'Hours of calls a day', before: '4', after: '1'},
      {label: 'Patients who rate the practice 5 of 5', before: '60%', after: '72%'},
    ],
  },
  solution: {label: 'Book more clients', to: '/solutions/book-more-clients'},
  next: {label: 'Ridgeline Insurance: renewals start 60 days early', to: '/case-studies/ridgeline-insurance'},
};
