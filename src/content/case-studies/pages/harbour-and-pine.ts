import {harbourAndPineStory} from '#src/content/case-studies/real-estate';
import {harbourAndPine} from '#src/content/customers/harbour-and-pine';
import {endsOf, planFacts} from '#src/content/customers/quote-of';
import type {CustomerStory} from '#src/content/schema/case-studies';
import {harbour} from '#src/content/world/harbour-and-pine';
import {shot} from '#src/world/shots';

const deals = endsOf(harbourAndPine);

export const harbourAndPinePage: CustomerStory = {
  slug: 'harbour-and-pine',
  customer: harbourAndPine,
  meta: {
    title: `${harbourAndPine.name}: ${harbourAndPine.results[0].figure} more deals per agent`,
    description: `How a brokerage of twelve agents moved from private spreadsheets to one board, and from ${deals.before} to ${deals.after} closed deals per agent and quarter.`,
  },
  headline: 'Harbour & Pine put twelve spreadsheets on one board',
  facts: [
    {label: 'Industry', value: 'Real estate'},
    {label: 'Team', value: '12 agents, one broker'},
    ...planFacts(harbourAndPine.firm),
    {label: 'Uses', value: 'Pipelines, tasks, shared inbox'},
  ],
  problem: {
    text: [harbourAndPineStory.challenge, 'When an agent was out sick, the other side’s attorney caught the deadline.'],
    picture: {
      kind: 'sheet',
      label: 'Eight of twelve private files of the agents, last changed 2 to 31 days ago.',
      title: 'Agents’ files',
      note: 'Friday',
      columns: ['File', 'Agent', 'Last changed'],
      rows: [
        ['Buyers spring FINAL', 'Mika', {text: '9 days ago', tone: 'waiting'}],
        ['Luis calls', 'Luis', {text: '2 days ago', tone: 'plain'}],
        ['Under contract v3', 'Sol', {text: '19 days ago', tone: 'waiting'}],
        ['Showings old', 'Jo', {text: '12 days ago', tone: 'waiting'}],
        ['Buyers 2 (copy)', 'Mika', {text: '31 days ago', tone: 'waiting'}],
        ['Closing dates', 'Luis', {text: '6 days ago', tone: 'plain'}],
        ['New sellers', 'Jo', {text: '3 days ago', tone: 'plain'}],
        ['Attorneys and lenders', 'Sol', {text: '24 days ago', tone: 'waiting'}],
      ],
      isFile: true,
    },
  },
  weeks: [
    {
      when: 'Week 1',
      title: 'Twelve files become one list',
      text: 'Each agent imported a file; buyers that two agents knew were merged by phone number.',
    },
    {
      when: 'Week 2',
      title: 'One board, a card for each deal',
      text: 'Stages from first showing to closing, and a quiet card turns amber after five days.',
    },
    {
      when: 'Week 4',
      title: 'A showing finds its agent',
      text: 'A request goes to the listing agent with the next free hour, and the buyer gets a text.',
      picture: shot(
        harbour,
        '2024-03-14T11:26:10',
        [
          {pane: 'talk', with: 'leah'},
          {pane: 'record', of: 'leah'},
        ],
        {narrow: 0, focus: 'leah'},
      ),
    },
    {
      when: 'Week 6',
      title: 'Deadlines remind the person responsible',
      text: 'Inspection, financing and closing dates open a task a week ahead.',
    },
  ],
  outcome: {
    title: 'Eight quarters on the same board',
    source: 'From the brokerage’s closing statements.',
    rows: [
      {label: 'Closed deals per agent and quarter', before: String(deals.before), after: String(deals.after)},
      {label: 'Hours of admin a week, per agent', before: '10', after: '6'},
      {label: 'Private spreadsheets', before: '12', after: '0'},
    ],
  },
  solution: {label: 'Manage pipelines', to: '/solutions/manage-pipelines'},
  next: {label: 'Clearwater Dental: texts instead of a morning of calls', to: '/case-studies/clearwater-dental'},
};
