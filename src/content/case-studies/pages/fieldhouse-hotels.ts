import {fieldhouseHotelsStory} from '#src/content/case-studies/hospitality';
import {fieldhouseHotels} from '#src/content/customers/fieldhouse-hotels';
import {endsOf, planFacts} from '#src/content/customers/quote-of';
import type {CustomerStory} from '#src/content/schema/case-studies';
import {millrace} from '#src/content/world/millrace';
import {shot} from '#src/world/shots';

const stays = endsOf(fieldhouseHotels);

export const fieldhouseHotelsPage: CustomerStory = {
  slug: 'fieldhouse-hotels',
  customer: fieldhouseHotels,
  meta: {
    title: `${fieldhouseHotels.name}: ${fieldhouseHotels.results[0].figure} direct repeat stays`,
    description: `How four small hotels built one guest list and went from ${stays.before} to ${stays.after} direct repeat stays a week.`,
  },
  headline: 'Fieldhouse Hotels got its returning guests back',
  facts: [
    {label: 'Industry', value: 'Hospitality'},
    {label: 'Team', value: '31 people, four hotels'},
    ...planFacts(fieldhouseHotels.firm),
    {label: 'Uses', value: 'Guest list, email, booking page'},
  ],
  problem: {
    text: [
      fieldhouseHotelsStory.challenge,
      'Each repeat stay was paid for twice: once to the travel site, and once more the year after.',
    ],
  },
  weeks: [
    {
      when: 'Week 1',
      title: 'Four books, one guest list',
      text: 'Guests who had stayed in two hotels became one record.',
    },
    {
      when: 'Week 2',
      title: 'Check-in asks once',
      text: 'A card with a code: an email or a number, and why.',
    },
    {
      when: 'Week 3',
      title: 'A thank-you, then the season',
      text: 'The note offers the same room at the direct rate.',
      picture: shot(
        millrace,
        '2024-10-03T10:14:10',
        [
          {pane: 'talk', with: 'agnes'},
          {pane: 'record', of: 'agnes'},
        ],
        {narrow: 0, focus: 'agnes'},
      ),
    },
    {
      when: 'Week 10',
      title: 'The owners see it by hotel',
      text: 'One report on Monday, four lines.',
    },
  ],
  outcome: {
    title: 'Two seasons later',
    source: 'From the hotels’ own booking system.',
    rows: [
      {label: 'Direct repeat stays a week', before: String(stays.before), after: String(stays.after)},
      {label: 'Direct bookings, of 100 stays', before: '20', after: '25'},
      {label: 'Guest lists', before: '4', after: '1'},
    ],
  },
  solution: {label: 'Automate sales and marketing', to: '/solutions/automate-sales-marketing'},
  next: {label: 'Marlow & Finch: from inquiry to signed in 9 days', to: '/case-studies/marlow-and-finch'},
};
