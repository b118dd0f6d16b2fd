import {marlowAndFinchStory} from '#src/content/case-studies/professional-services';
import {marlowAndFinch} from '#src/content/customers/marlow-and-finch';
import {endsOf, planFacts} from '#src/content/customers/quote-of';
import type {CustomerStory} from '#src/content/schema/case-studies';
import {marlow} from '#src/content/world/marlow-and-finch';
import {shot} from '#src/world/shots';

const days = endsOf(marlowAndFinch);

export const marlowAndFinchPage: CustomerStory = {
  slug: 'marlow-and-finch',
  customer: marlowAndFinch,
  meta: {
    title: `${marlowAndFinch.name}: ${days.after} days from inquiry to signed`,
    description: `How an advisory firm replaced the blank page with six templates and cut the time from inquiry to signature from ${days.before} to ${days.after} days.`,
  },
  headline: 'Marlow & Finch sends proposals without the partner',
  facts: [
    {label: 'Industry', value: 'Professional services'},
    {label: 'Team', value: '10 people'},
    ...planFacts(marlowAndFinch.firm),
    {label: 'Uses', value: 'Quotes, approvals, reports'},
  ],
  problem: {
    text: [
      marlowAndFinchStory.challenge,
      'The report showed it in one line: eleven of twelve open proposals were waiting for the same person.',
    ],
  },
  weeks: [
    {
      when: 'Week 1',
      title: 'Find the wait',
      text: 'A report of days per stage, from inquiry to signature.',
    },
    {
      when: 'Week 2',
      title: 'Six templates for most engagements',
      text: 'The partner approved them once, word for word.',
    },
    {
      when: 'Week 3',
      title: 'Intake fills in scope and fee',
      text: 'The client’s answers become the draft; exceptions go to review.',
    },
    {
      when: 'Week 4',
      title: 'A reminder, then a signature',
      text: 'Three days without a look, and the client gets a note.',
      picture: shot(
        marlow,
        '2024-11-11T10:13',
        [
          {pane: 'talk', with: 'baxter'},
          {pane: 'record', of: 'baxter'},
        ],
        {narrow: 0, focus: 'baxter'},
      ),
    },
  ],
  outcome: {
    title: 'Eight months later',
    source: 'From the firm’s own pipeline report.',
    rows: [
      {label: 'Days from inquiry to signature', before: String(days.before), after: String(days.after)},
      {label: 'Proposals that need the partner, of 5', before: '5', after: '1'},
      {label: 'Blank pages', before: 'All', after: '0'},
    ],
  },
  solution: {label: 'Scale operations', to: '/solutions/scale-operations'},
  next: {label: 'Northfield Motors: weekend leads, answered', to: '/case-studies/northfield-motors'},
};
