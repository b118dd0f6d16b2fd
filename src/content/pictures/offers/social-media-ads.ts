import type {Picture} from '#src/mocks/types';

/** Torvale Fitness: one month of campaigns, from $4,800 spent to 64 memberships. */
export const socialMediaAdsPictures = {
  hero: {
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
  calendar: {
    kind: 'list',
    label: 'Posting calendar for June with two posts approved and the free week offer waiting for the owner.',
    title: 'June posts',
    note: '12 planned',
    rows: [
      {icon: 'video', title: 'Coach Lena’s tip', note: 'Jun 3', chip: {text: 'Approved', tone: 'active'}},
      {icon: 'star', title: 'Paul’s first year', note: 'Jun 6', chip: {text: 'Approved', tone: 'active'}},
      {icon: 'megaphone', title: 'Free week', note: 'Jun 10', chip: {text: 'Your turn', tone: 'waiting'}},
    ],
  },
  test: {
    kind: 'report',
    label: 'A four-day test of three ads brought 36 booked visits: Empty gym 9, First-day nerves 21, Price 6.',
    title: 'Free week, 36 visits',
    note: '4-day test',
    kpis: [],
    bars: [
      {name: 'Empty gym at 6 AM', value: '9', share: 43, tone: 'early'},
      {name: 'First-day nerves', value: '21', share: 100, tone: 'done'},
      {name: 'Price', value: '6', share: 29, tone: 'early'},
    ],
  },
  trail: {
    kind: 'list',
    label: 'One person from an ad click on Monday to a membership at $59 a month on Tuesday.',
    title: 'Dana Whitfield',
    chip: {text: 'Joined', tone: 'done'},
    rows: [
      {icon: 'megaphone', title: 'Clicked an ad', note: 'First-day nerves', right: 'Monday'},
      {icon: 'message', title: 'Answered the text', right: 'Monday'},
      {icon: 'card', title: 'Membership', note: '$59 a month', right: 'Tuesday', on: true},
    ],
  },
} satisfies Record<string, Picture>;
