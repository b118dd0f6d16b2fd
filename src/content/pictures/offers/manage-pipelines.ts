import type {HeroArt} from '#src/content/schema/offer-layout';
import {astley} from '#src/content/world/astley';
import {dollars} from '#src/world/moment';
import type {Picture} from '#src/world/schema/picture';
import {shot} from '#src/world/shots';
import type {Moment} from '#src/world/types';
import {board} from '#src/world/views';

const now: Moment = '2025-06-12T10:42';
const {columns, count} = board(astley, now);

/** Each stage's value times its chance, the largest first. */
const weighted = columns
  .map(({name, tone, value, chance = 0}) => ({name, tone, chance, weight: Math.round((value * chance) / 100)}))
  .toSorted((a, b) => b.weight - a.weight);
const forecast = weighted.map(({weight, ...stage}) => ({
  ...stage,
  value: dollars(weight),
  share: Math.round((100 * weight) / (weighted[0]?.weight ?? 1)),
}));

/** Quote 2217, by line, count and amount. */
export const quoteLines = [
  ['Narrow-aisle truck', '2', '$79,600'],
  ['Spare battery', '2', '$6,200'],
  ['Delivery, 2 days', '1', '$2,600'],
  ['Total', '', '$88,400'],
] as const;

/** Astley Forklifts: its open deals in three stages. */
export const managePipelinesPictures = {
  quote: {
    kind: 'sheet',
    label:
      'Quote 2217 for Bellweather Books: two narrow-aisle trucks for $79,600, batteries for $6,200 and delivery for $2,600, $88,400 in total, signed online.',
    title: 'Quote 2217',
    note: 'Bellweather Books, valid to June 30',
    columns: ['Line', 'Count', 'Amount'],
    rows: [
      ...quoteLines.slice(0, -1),
      ['Training, by driver', '4', '$0'],
      ['Old trucks collected', '2', '$0'],
      ...quoteLines.slice(-1),
    ],
    on: 5,
  },
  forecast: shot(astley, now, [
    {
      pane: 'report',
      title: 'Forecast by stage',
      kpis: [
        {label: 'Open deals', value: String(count)},
        {label: 'Weighted', value: dollars(weighted.reduce((sum, {weight}) => sum + weight, 0))},
      ],
      bars: [
        {
          title: 'Value times chance',
          items: forecast.map(({name, chance, value, share, tone}) => ({
            name: `${name}, ${chance}%`,
            value,
            share,
            tone,
          })),
        },
      ],
    },
  ]),
} satisfies Record<string, Picture>;

export const managePipelinesHero = {
  kind: 'pair',
  before: {
    tag: 'Before: deals.xlsx',
    picture: {
      kind: 'sheet',
      isFile: true,
      label:
        'The old list of deals at Astley Forklifts: a spreadsheet with question marks for stages and no next step.',
      title: 'deals.xlsx',
      columns: ['Customer', 'Value', 'Status'],
      rows: [
        ['Bellweather Books', '88400', 'quoted?'],
        ['Orrin Paper', '41,500', 'waiting'],
        ['Sutter Freight', '214k', 'sent'],
        ['Galloway', '???', 'visit'],
        ['Dunmore', '138000', 'call back'],
        ['Pike St', '7650', 'rental'],
        ['Fairlea', '19,2', ''],
      ],
    },
  },
  after: {
    tag: 'After: one board',
    picture: shot(astley, now, [{pane: 'board'}], {focus: 'bellweather'}),
  },
} as const satisfies HeroArt;
