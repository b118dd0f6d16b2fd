import type {ClosingChart, HeroArt} from '#src/content/schema/offer-layout';
import type {Picture} from '#src/world/schema/picture';

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
  desk: {
    kind: 'sheet',
    label:
      'Campaign report for May: $4,800 spent, 320 leads at $15.00 each and 64 memberships. Leads by campaign: Free week 148, Personal training 92, Reopening 52, Retargeting 28.',
    title: 'Campaigns, May',
    note: '$4,800 spent',
    columns: ['Campaign', 'Leads', 'Share'],
    rows: [
      ['Free week, video', '148', '46%'],
      ['Personal training', '92', '29%'],
      ['Reopening, 5 miles around', '52', '16%'],
      ['Retargeting', '28', '9%'],
      ['All leads, $15.00 each', '320', '100%'],
      ['First visits', '171', '53%'],
      ['Memberships', '64', '20%'],
    ],
    on: 4,
  },
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
