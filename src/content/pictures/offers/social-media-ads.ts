import type {ClosingChart, HeroArt} from '#src/content/schema/offer-layout';
import type {Picture} from '#src/content/schema/pictures/picture';

/** Torvale Fitness: one month of campaigns, from $4,800 spent to 64 memberships. */
export const socialMediaAdsPictures = {
  calendar: {
    kind: 'month',
    label: 'Posts for June: 12 planned, 11 approved. The free week offer waits for the owner on June 10.',
    title: 'June posts',
    chip: {text: '12 planned', tone: 'plain'},
    note: '11 approved, 1 is your turn',
    startsOn: 0,
    days: 30,
    posts: [
      {on: 3, art: 'coach', text: 'Lena’s tip'},
      {on: 6, art: 'bells', text: 'Paul’s first year'},
      {on: 10, art: 'barbell', text: 'Free week, your turn', moved: true},
      {on: 12, art: 'plate', text: '6 AM, empty gym'},
      {on: 13, art: 'bells', text: 'Kettlebell basics'},
      {on: 17, text: 'Price, in plain words'},
      {on: 18, art: 'coach', text: 'Lena answers'},
      {on: 20, text: 'Summer hours'},
      {on: 24, text: 'Ask a coach'},
      {on: 25, art: 'barbell', text: 'Partner week'},
      {on: 26, art: 'bells', text: 'Home in 4 minutes'},
      {on: 27, text: 'July plan'},
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
    kind: 'report',
    label:
      'Campaign report for May: $4,800 spent, 320 leads at $15.00 each and 64 memberships. Leads by campaign: Free week 148, Personal training 92, Reopening 52, Retargeting 28.',
    title: 'Campaigns, May',
    note: 'Torvale Fitness',
    kpis: [
      {label: 'Spent', value: '$4,800'},
      {label: 'Leads', value: '320', change: '+41'},
      {label: 'Per lead', value: '$15.00'},
      {label: 'Joined', value: '64', change: '20% of leads'},
    ],
    bars: [
      {name: 'Free week, video', value: '148 leads', share: 100, tone: 'active'},
      {name: 'Personal training', value: '92 leads', share: 62, tone: 'active'},
      {name: 'Reopening, 5 miles around', value: '52 leads', share: 35, tone: 'early'},
      {name: 'Retargeting', value: '28 leads', share: 19, tone: 'waiting'},
    ],
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
