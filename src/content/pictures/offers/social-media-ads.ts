import type {ClosingChart, HeroArt} from '#src/content/schema/offer-layout';
import {barsOf} from '#src/world/pictures';
import type {Picture} from '#src/world/schema/picture';
import {shot} from '#src/world/shots';
import type {Firm} from '#src/world/types';

/** Torvale Fitness: one month of campaigns, from $4,800 spent to 64 memberships. */
export const socialMediaAdsPictures = {
  calendar: {
    kind: 'tiles',
    label: 'Posts for June: 12 planned, 11 approved. The free week offer waits for the owner on June 10.',
    title: 'June posts',
    chip: {text: '12 planned, 11 approved', tone: 'plain'},
    items: [
      {art: 'bells', figure: 'Jun 6', text: 'Paul’s first year'},
      {art: 'barbell', figure: 'Jun 10', text: 'Free week, your turn', on: true},
      {art: 'plate', figure: 'Jun 12', text: '6 AM, empty gym'},
    ],
  },
  ads: {
    kind: 'tiles',
    label:
      'An ad and a post of Torvale Fitness. The ad brought 148 leads for $2,072, which is $14.00 a lead, and 31 memberships.',
    title: 'Ads, May',
    chip: {text: '$14.00 a lead', tone: 'done'},
    items: [
      {art: 'barbell', figure: '148 leads', text: 'Free week video, $2,072', on: true},
      {art: 'coach', figure: '31 joined', text: 'Paul’s first year'},
    ],
  },
} satisfies Record<string, Picture>;

/** A gym whose ads we run: 148 + 92 + 52 + 28 = 320 leads in May. */
const torvale: Firm = {
  name: 'Torvale Fitness',
  plan: 'Pro',
  staff: {lena: {name: 'Lena Moro'}},
  pipeline: 'Members',
  stages: [],
  contacts: {},
  tallies: [],
};

const campaigns = [
  ['Free week, video', 148],
  ['Personal training', 92],
  ['Reopening', 52],
  ['Retargeting', 28],
] as const;

export const socialMediaAdsHero: HeroArt = {
  kind: 'duo',
  ground: 'warm',
  phone: {
    kind: 'phone',
    label:
      'The free week ad of Torvale Fitness on a phone, and the conversation it starts: a first visit on Wednesday the 11th at 7:00 AM.',
    firm: 'Torvale Fitness',
    clock: '5:06',
    items: [
      {at: 'From the ad “First-day nerves”'},
      {them: 'Your first visit, with a coach. The week is free.', art: 'barbell'},
      {me: 'I haven’t trained in years.'},
      {them: 'Lena shows you around. Wednesday at 7 is quiet.'},
      {day: 'Wed', date: 11, title: 'First visit, 7:00 AM', text: 'With coach Lena'},
    ],
  },
  desk: shot(torvale, '2025-05-31T18:00', [
    {
      pane: 'report',
      title: 'Campaigns',
      range: 'May',
      kpis: [
        {label: 'Spent', value: '$4,800'},
        {label: 'Leads', value: '320', change: '$15.00 each'},
        {label: 'Memberships', value: '64', change: '20%'},
      ],
      chart: {
        title: 'Leads, to date',
        values: [0, 21, 44, 61, 90, 118, 139, 171, 196, 214, 243, 268, 291, 320],
        max: 400,
        yLabels: [
          {at: 0, text: '0'},
          {at: 200, text: '200'},
          {at: 400, text: '400'},
        ],
        xLabels: [
          {at: 0, text: 'May 1'},
          {at: 48, text: 'May 15'},
          {at: 94, text: 'May 31'},
        ],
      },
      bars: [{title: 'Leads by campaign', items: barsOf(campaigns, ['active', 'active', 'early', 'early'])}],
      table: {
        head: ['Campaign', 'Leads', 'Share'],
        rows: [
          ...campaigns.map(([name, count]) => [name, String(count), `${Math.round((100 * count) / 320)}%`]),
          ['All leads', '320', '100%'],
          ['First visits', '171', '53%'],
          ['Memberships', '64', '20%'],
        ],
        on: campaigns.length,
      },
    },
  ]),
};

export const socialMediaAdsClosing: ClosingChart = {
  kind: 'bars',
  caption: 'Torvale Fitness in May, $4,800 spent',
  label: 'Torvale Fitness in May: 320 leads, 171 first visits, 64 members.',
  rows: [
    {name: 'Leads', value: 320, shown: '320'},
    {name: 'First visits', value: 171, shown: '171'},
    {name: 'Members', value: 64, shown: '64'},
  ],
};
