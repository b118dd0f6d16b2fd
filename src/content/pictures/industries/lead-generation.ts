import {reneeThread} from '#src/content/pictures/signatures/lead-generation';
import type {IndustryLayout} from '#src/content/schema/industry-layout';
import type {PictureOf} from '#src/content/schema/pictures/picture';

/** The shared inbox of a lead desk that sells solar surveys. */
const callDesk: PictureOf<'inbox'> = {
  kind: 'inbox',
  label:
    'Shared inbox with six solar inquiries. Renee Kowalski answers two questions by text, scores 82 and takes a call at 4:30.',
  threads: [
    {
      person: {initials: 'RK', tone: 'ink'},
      name: 'Renee Kowalski',
      text: 'Today 4:30 works.',
      time: '9:44',
      on: true,
    },
    {person: {initials: 'DA', tone: 'mint'}, name: 'Dev Anand', text: 'Can someone call after five?', time: '9:38'},
    {
      person: {initials: 'PO', tone: 'apricot'},
      name: 'Paula Ortiz',
      text: 'Score 34: renting, closed',
      time: '9:31',
    },
    {person: {initials: 'SW', tone: 'lime'}, name: 'Sam Whitfield', text: 'Repeat of May 28, merged', time: '9:20'},
    {person: {initials: 'AB', tone: 'mint'}, name: 'Aisha Bello', text: 'Friday 2:00 is fine', time: '9:07'},
    {
      person: {initials: 'CM', tone: 'apricot'},
      name: 'Colin Marsh',
      text: 'What does a site visit cost?',
      time: '8:55',
    },
  ],
  messages: [
    {from: 'us', text: 'Hi Renee, thanks for asking about solar. Do you own the home, and how old is the roof?'},
    {from: 'note', text: 'Text · sent by “Solar quote form”'},
    {from: 'them', text: 'Own it. Eight years old.'},
    {from: 'us', text: 'Good fit. Our energy consultant can call today at 4:30 or Friday at 9:00.'},
    {from: 'them', text: 'Today 4:30 works.'},
    {from: 'note', text: 'Score 82 · call booked with Theo'},
  ],
};

/** 30 + 22 + 20 + 10 = 82, the score of the inbox and of the day. */
export const leadLayout: IndustryLayout = {
  hero: {
    kind: 'full',
    scene: {
      kind: 'scene',
      scene: 'solar',
      label:
        'A house in the morning with 12 new solar panels on its roof; the owner meets the surveyor in front of it.',
    },
    front: [
      {
        kind: 'day',
        label: 'Inquiries of the morning with their scores: Renee Kowalski has 82 and a call at 4:30.',
        title: 'New leads',
        chip: {text: '6 since 8:55', tone: 'active'},
        rows: [
          {time: '82', title: 'Renee Kowalski', note: 'Call today, 4:30', status: 'Booked', tone: 'done'},
          {time: '77', title: 'Aisha Bello', note: 'Call Friday, 2:00', status: 'Booked', tone: 'active'},
          {time: '34', title: 'Paula Ortiz', note: 'Renting', status: 'Closed', tone: 'early'},
        ],
      },
      {
        kind: 'phone',
        label: 'Phone of Renee Kowalski: two answers, and a call at 4:30 two minutes after the form.',
        firm: 'Halcyon Solar',
        clock: '9:44',
        items: [
          {me: 'Own it. Eight years old.'},
          {them: 'Good fit. Theo can call today at 4:30 or Friday at 9:00.'},
          {me: 'Today 4:30 works.'},
        ],
      },
    ],
  },
  day: reneeThread,
  order: ['day', 'features'],
  warm: 'left',
  pictures: [
    {
      feature: 'Cost per held call',
      picture: {
        kind: 'report',
        label: 'Cost per held call in May by source: search $31, social $44, partner form $52, publisher $118.',
        title: 'Cost per held call',
        note: 'May',
        kpis: [
          {label: 'Ad spend', value: '$14,960'},
          {label: 'Calls held', value: '340'},
          {label: 'Per held call', value: '$44', change: 'was $61'},
        ],
        bars: [
          {name: 'Search', value: '$31', share: 26, tone: 'active'},
          {name: 'Social', value: '$44', share: 37, tone: 'active'},
          {name: 'Partner form', value: '$52', share: 44, tone: 'early'},
          {name: 'Publisher', value: '$118', share: 100, tone: 'waiting'},
        ],
      },
    },
    {feature: 'Instant first touch', picture: callDesk},
  ],
  closing: {
    kind: 'bars',
    caption: 'Renee’s score: 82',
    label: 'A score of 82: the home is owned 30, the bill 22, the roof 20, a reply within the hour 10.',
    rows: [
      {name: 'Quick reply', value: 10, shown: '+10'},
      {name: 'Roof age', value: 20, shown: '+20'},
      {name: 'Power bill', value: 22, shown: '+22'},
      {name: 'Owns the home', value: 30, shown: '+30'},
    ],
  },
};
