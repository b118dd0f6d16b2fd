import type {Picture} from '#src/mocks/types';

/** Tessaro Kitchens: what happens after a kitchen quote is sent. */
export const automateSalesMarketingPictures = {
  hero: {
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
  trigger: {
    kind: 'list',
    label: 'Choice of triggers: a form, a missed call, or a quote older than two days, which is selected.',
    title: 'Start when',
    rows: [
      {icon: 'globe', title: 'Form submitted', note: 'Kitchen planner'},
      {icon: 'phone', title: 'Call missed', note: 'After hours'},
      {icon: 'document', title: 'Quote is 2 days old', note: 'And still open', on: true},
    ],
  },
  preview: {
    kind: 'thread',
    label: 'Preview of the day 2 email as Adele Marchetti would read it.',
    note: 'Preview for Adele Marchetti',
    messages: [
      {from: 'us', text: 'Adele, did the island drawing settle the question about the sink, or shall we move it? Ines'},
      {from: 'note', text: 'Day 2, 9:00 AM in Adele’s time zone'},
    ],
  },
  stopped: {
    kind: 'list',
    label: 'Adele Marchetti’s workflow: quote opened, day 2 email answered, workflow stopped at 4:12 PM.',
    title: 'Adele Marchetti',
    chip: {text: 'Stopped', tone: 'done'},
    rows: [
      {icon: 'document', title: 'Quote', note: '$18,400', right: 'Opened twice'},
      {icon: 'mail', title: 'Day 2', note: 'One question', right: 'Answered'},
      {icon: 'inbox', title: 'In Ines’s inbox', note: 'Day 5 canceled', right: '4:12 PM', on: true},
    ],
  },
} satisfies Record<string, Picture>;
