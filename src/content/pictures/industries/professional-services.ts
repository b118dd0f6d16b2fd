import {marlowAndFinch} from '#src/content/customers/marlow-and-finch';
import {proposalFile} from '#src/content/pictures/signatures/professional-services';
import type {IndustryLayout} from '#src/content/schema/industry-layout';
import {marlow} from '#src/content/world/marlow-and-finch';
import {dollars} from '#src/world/moment';
import {barsOf, tableOf} from '#src/world/pictures';
import {shot} from '#src/world/shots';
import type {Moment} from '#src/world/types';
import {board} from '#src/world/views';

const today: Moment = '2025-06-12T17:30';
const {columns, count} = board(marlow, today);
const proposals = dollars(columns.find(({name}) => name === 'Proposal out')?.value ?? 0);

/** What was signed from April 1, by week, in thousands. */
const signed: readonly number[] = [0, 6, 6, 18, 27, 27, 44, 58, 71, 71, 96, 118, 131, 142.5];
const weeks = ['Apr 1', 'Apr 28', 'May 26', 'Jun 23'] as const;

const engagements = shot(
  marlow,
  today,
  [
    {
      pane: 'report',
      title: 'Engagements',
      range: 'Apr 1 – Jun 30',
      kpis: [
        {label: 'Open proposals', value: proposals, change: '+8.4%'},
        {label: 'Signed this quarter', value: '$142,500', change: '+11.2%'},
        {label: 'Inquiry to signed', value: '9 days', change: 'was 23'},
      ],
      chart: {
        title: 'Signed, to date, by week',
        values: [...signed],
        target: signed.map((_, index) => 10 * index),
        max: 160,
        yLabels: [
          {at: 0, text: '$0'},
          {at: 80, text: '80k'},
          {at: 160, text: '160k'},
        ],
        xLabels: weeks.map((text, index) => ({at: [0, 31, 62, 96][index] ?? 0, text})),
      },
      bars: [
        {
          title: `${count} open, by stage`,
          items: barsOf(
            columns.map((column) => [column.name, column.count]),
            columns.map(({tone}) => tone),
          ),
        },
      ],
      table: tableOf(
        'Stage',
        columns.map((column) => [column.name, column.count]),
      ),
    },
  ],
  {also: 'The stages add up to all open engagements.'},
);

/** The line in the hero is the chart of signed fees; it ends at the large figure. */
export const firmLayout: IndustryLayout = {
  hero: {
    kind: 'figure',
    label: 'Fees signed from April 1 to June 30 rose in steps to $142,500, against a target of $130,000.',
    figure: '$142,500',
    title: 'signed this quarter',
    text: 'Marlow & Finch, an advisory firm with four partners',
    values: signed,
    marks: weeks,
    stats: [
      {figure: proposals, label: 'in open proposals'},
      {figure: '9 days', label: 'from inquiry to signed'},
      {figure: String(count), label: 'open engagements'},
    ],
  },
  day: proposalFile,
  recipe: 'tall',
  pictures: [{feature: 'Proposals and letters', picture: engagements}],
  closing: {
    kind: 'columns',
    caption: `${marlowAndFinch.name}: ${marlowAndFinch.change.what}`,
    label: `Days from inquiry to signature fell from ${marlowAndFinch.change.values[0]} to ${marlowAndFinch.change.values.at(-1)}.`,
    rows: marlowAndFinch.change.values.map((value, index) => ({
      name: String(index + 1),
      value,
      shown: String(value),
    })),
  },
};
