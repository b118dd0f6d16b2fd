import {ridgelineInsuranceStory} from '#src/content/case-studies/insurance';
import {endsOf, planFacts} from '#src/content/customers/quote-of';
import {ridgelineInsurance} from '#src/content/customers/ridgeline-insurance';
import type {CustomerStory} from '#src/content/schema/case-studies';
import {ridgeline} from '#src/content/world/ridgeline';
import {shot} from '#src/world/shots';

const renewed = endsOf(ridgelineInsurance);

export const ridgelineInsurancePage: CustomerStory = {
  slug: 'ridgeline-insurance',
  customer: ridgelineInsurance,
  meta: {
    title: `${ridgelineInsurance.name}: ${renewed.after} of 100 policies renewed`,
    description: `How an independent agency went from ${renewed.before} to ${renewed.after} renewed policies of every hundred due, by starting sixty days before they end.`,
  },
  headline: 'Ridgeline Insurance starts each renewal sixty days early',
  facts: [
    {label: 'Industry', value: 'Insurance'},
    {label: 'Team', value: '3 people, seven carriers'},
    ...planFacts(ridgelineInsurance.firm),
    {label: 'Uses', value: 'Tasks, workflows, email'},
  ],
  problem: {
    text: [
      ridgelineInsuranceStory.challenge,
      'Producers were paid for new business, so looking for old dates was no one’s job.',
    ],
    picture: {
      kind: 'sheet',
      label: 'Seven carrier portals; three of the expiration dates in them have passed.',
      title: 'Carrier portals',
      note: '7 logins',
      columns: ['Policy', 'Portal', 'Expires'],
      rows: [
        ['Auto, H. Nowak', 'Login 2', {text: 'Lapsed 12 days', tone: 'waiting'}],
        ['Home, Farrow family', 'Login 5', {text: 'Lapsed 4 days', tone: 'waiting'}],
        ['Umbrella, R. Ito', 'Login 1', {text: 'Lapsed 1 day', tone: 'waiting'}],
        ['Auto, S. Webb', 'Login 7', {text: 'In 9 days', tone: 'plain'}],
        ['Condo, L. Aubrey', 'Login 3', {text: 'In 14 days', tone: 'plain'}],
        ['Bakery package', 'Login 4', {text: 'In 20 days', tone: 'plain'}],
        ['Boat, T. Marsh', 'Login 6', {text: 'In 26 days', tone: 'plain'}],
      ],
    },
  },
  weeks: [
    {
      when: 'Week 1',
      title: 'Seven sources, one date field',
      text: 'Expiration dates arrive every night and land on the policy.',
    },
    {
      when: 'Week 2',
      title: 'A task sixty days ahead',
      text: 'It opens automatically for the client’s producer.',
    },
    {
      when: 'Week 4',
      title: 'Clients tell us what changed',
      text: 'A short form: new car, new driver, new address.',
      picture: shot(
        ridgeline,
        '2023-06-15T14:00',
        [
          {pane: 'talk', with: 'coyle'},
          {pane: 'record', of: 'coyle'},
        ],
        {narrow: 0, focus: 'coyle'},
      ),
    },
    {
      when: 'Week 12',
      title: 'Lapses are rare',
      text: 'So rare that each one is discussed by name.',
    },
  ],
  outcome: {
    title: 'Eight quarters later',
    source: 'From the carriers’ own renewal reports.',
    rows: [
      {label: 'Policies renewed, of 100 due', before: String(renewed.before), after: String(renewed.after)},
      {label: 'Policies sold a month', before: '20', after: '25'},
      {label: 'Days from first note to expiration', before: '0', after: '60'},
    ],
  },
  solution: {label: 'Automate sales and marketing', to: '/solutions/automate-sales-marketing'},
  next: {label: 'Fieldhouse Hotels: guests who book direct', to: '/case-studies/fieldhouse-hotels'},
};
