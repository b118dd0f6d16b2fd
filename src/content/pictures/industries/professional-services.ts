import {proposalFile} from '#src/content/pictures/signatures/professional-services';
import {marlowAndFinch} from '#src/content/customers/marlow-and-finch';
import {marlow} from '#src/content/world/marlow-and-finch';
import {dollars} from '#src/world/moment';
import {board} from '#src/world/views';
import type {IndustryLayout} from '#src/content/schema/industry-layout';
import type {PictureOf} from '#src/content/schema/pictures/picture';

const {columns, count} = board(marlow, '2025-06-12T17:30');
const proposals = dollars(columns.find(({name}) => name === 'Proposal out')?.value ?? 0);

/** The stages add up to the open engagements; the chart ends at the figure above it. */
export const engagements: PictureOf<'analytics'> = {
  kind: 'analytics',
  label: `Dashboard of ${marlow.name}: ${proposals} in open proposals, $142,500 signed this quarter against a target of $130,000, nine days from inquiry to signature, and ${count} open engagements by stage.`,
  title: 'Engagements',
  range: 'Apr 1 – Jun 30',
  kpis: [
    {label: 'Open proposals', value: proposals, change: '+8.4%'},
    {label: 'Signed this quarter', value: '$142,500', change: '+11.2%'},
    {label: 'Inquiry to signed', value: '9 days', change: 'was 23'},
  ],
  chart: {
    title: 'Fees signed, to date',
    values: [0, 6, 6, 18, 27, 27, 44, 58, 71, 71, 96, 118, 131, 142.5],
    target: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130],
    max: 160,
    yLabels: [
      {at: 0, text: '$0'},
      {at: 80, text: '80k'},
      {at: 160, text: '160k'},
    ],
    xLabels: [
      {at: 0, text: 'Apr 1'},
      {at: 31, text: 'Apr 28'},
      {at: 62, text: 'May 26'},
      {at: 96, text: 'Jun 23'},
    ],
    tip: {strong: '$142,500', text: 'wk 13'},
  },
  stages: {
    title: 'Stages',
    total: `${count} open`,
    items: columns.map(({name, count, tone}) => ({name, count, tone})),
  },
};

/** The line in the hero is the chart of signed fees; it ends at the large figure. */
export const firmLayout: IndustryLayout = {
  hero: {
    kind: 'figure',
    label: 'Fees signed from April 1 to June 30 rose in steps to $142,500, against a target of $130,000.',
    figure: '$142,500',
    title: 'signed this quarter',
    text: 'Marlow & Finch, an advisory firm with four partners',
    values: engagements.chart.values,
    marks: ['Apr 1', 'Apr 28', 'May 26', 'Jun 23'],
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
