import type {ClosingChart, HeroArt} from '#src/content/schema/offer-layout';
import type {Picture} from '#src/content/schema/pictures/picture';

/** Tessaro Kitchens: what happens after a kitchen quote is sent. */
export const automateSalesMarketingPictures = {
  trigger: {
    kind: 'list',
    label:
      'Choice of five triggers: a form, a missed call, a birthday, a new stage, or a quote older than two days, which is selected.',
    title: 'Start when',
    rows: [
      {icon: 'globe', title: 'Form submitted', note: 'Kitchen planner'},
      {icon: 'phone', title: 'Call missed', note: 'After hours'},
      {icon: 'document', title: 'Quote is 2 days old', note: 'And still open', on: true},
      {icon: 'heart', title: 'Birthday', note: 'From the record'},
      {icon: 'board', title: 'Deal changes stage', note: 'Any board'},
    ],
  },
  preview: {
    kind: 'panel',
    label: 'Preview of the day 2 email as Adele Marchetti would read it, with her name, product and price filled in.',
    title: 'Email on day 2',
    tool: {label: 'Send a test'},
    rows: [
      {control: 'menu', label: 'Preview as', value: 'Adele Marchetti'},
      {control: 'field', label: 'Subject', value: 'The sink, and one question'},
      {
        control: 'field',
        label: 'Message',
        value:
          'Adele, did the drawing of the island settle the question about the sink, or shall we move it? Either way the price of $18,400 is good until June 30. A one-line answer is plenty. Ines',
      },
    ],
  },
  stopped: {
    kind: 'list',
    label:
      'Adele Marchetti’s workflow: quote opened twice, no reply to the email on day 2, an answer to the text on day 5, workflow stopped at 4:12 PM.',
    title: 'Adele Marchetti',
    chip: {text: 'Stopped', tone: 'done'},
    rows: [
      {icon: 'document', title: 'Quote', note: '$18,400', right: 'Opened twice'},
      {icon: 'mail', title: 'Email, day 2', note: 'One question', right: 'No reply'},
      {icon: 'message', title: 'Text, day 5', note: 'Oak sample', right: '4:02 PM'},
      {icon: 'check', title: '“Yes, please. Is Saturday fine?”', right: '4:12 PM'},
      {icon: 'inbox', title: 'In Ines’s inbox', note: 'Workflow stopped', right: '4:12 PM', on: true},
    ],
  },
  missed: {
    kind: 'phone',
    label:
      'A missed call at 7:12 PM gets a text within a minute; the caller books a showroom visit for Saturday the 14th.',
    firm: 'Tessaro Kitchens',
    clock: '7:15',
    items: [
      {at: 'Missed call, 7:12 PM'},
      {them: 'Sorry we missed you. This is Tessaro Kitchens. What are you planning?'},
      {me: 'An island, 8 by 4. Are you open Saturday?'},
      {them: 'Until 3. Ines has 11:15 or 1:00.'},
      {me: '11:15'},
      {day: 'Sat', date: 14, title: 'Showroom, 11:15 AM', text: 'With Ines, 45 min'},
    ],
  },
  segments: {
    kind: 'report',
    label: 'Three live segments: quoted and quiet 110, bought this year 64, no contact for sixty days 38.',
    title: 'Live segments',
    kpis: [],
    bars: [
      {name: 'Quoted, no reply', value: '110', share: 100, tone: 'active'},
      {name: 'Bought this year', value: '64', share: 58, tone: 'done'},
      {name: 'No contact, 60 days', value: '38', share: 35, tone: 'waiting'},
    ],
  },
} satisfies Record<string, Picture>;

export const automateSalesMarketingHero: HeroArt = {
  kind: 'wide',
  picture: {
    kind: 'flow',
    label:
      'Automation “Kitchen quote follow-up”, 186 runs this month: an email on day 2 and a wait of up to 3 days. The 76 who replied get a call and move on; the 110 who did not get a text on day 5.',
    title: 'Kitchen quote follow-up',
    chip: {text: 'Live', tone: 'done'},
    note: '186 runs this month · 76 replied',
    steps: [
      {icon: 'document', title: 'Quote sent', note: '186 this month'},
      {icon: 'mail', title: 'Email on day 2', note: 'Asks one question', tone: 'active'},
      {icon: 'clock', title: 'Wait for a reply', note: 'Up to 3 days', tone: 'waiting'},
    ],
    outcomes: [
      {icon: 'phone', title: 'Call task', note: 'For Ines, in 1 hour', tone: 'active', tag: '76 reply'},
      {icon: 'board', title: 'Move deal', note: 'Quoted to Talking', tone: 'active'},
      {icon: 'message', title: 'Text on day 5', note: 'Offers a showroom visit', tag: '110 do not'},
    ],
  },
  phone: {
    kind: 'phone',
    label:
      'Adele’s phone: the text on day 5 offers a showroom visit, she answers, and Ines takes over within the hour.',
    firm: 'Tessaro Kitchens',
    clock: '4:14',
    items: [
      {at: 'Day 5, 4:02 PM'},
      {them: 'Adele, the oak sample for your island is in the showroom. Want to see it?'},
      {me: 'Yes, please. Is Saturday fine?'},
      {note: 'The rest of the workflow stops here'},
      {them: 'Ines here. Saturday at 10:00, coffee included.'},
      {day: 'Sat', date: 14, title: 'Showroom, 10:00 AM', text: 'With Ines'},
    ],
  },
};

export const automateSalesMarketingClosing: ClosingChart = {
  kind: 'bars',
  caption: 'Tessaro Kitchens, quotes followed up in June',
  label: '186 quotes followed up: 110 without a reply after the first email, 76 with one.',
  rows: [
    {name: 'Quotes followed up', value: 186, shown: '186'},
    {name: 'Got the text on day 5', value: 110, shown: '110'},
    {name: 'Replied to the first email', value: 76, shown: '76'},
  ],
};
