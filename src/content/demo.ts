import {demoBooking} from '#src/content/pictures/demo';
import type {Action} from '#src/content/types';
import type {DemoContent} from '#src/templates/DemoPage/types';

const bookYourDemo: Action = {label: 'Book Your Demo', opensDemo: true};

/** /demo */
export const demoPage: DemoContent = {
  meta: {
    title: 'Demo: 30 minutes, one-on-one',
    description:
      'A 30-minute one-on-one session on your own sales process. See the agenda minute by minute, what you keep afterwards, and book a time that suits you.',
  },
  hero: {
    title: 'Thirty minutes, one to one, on your own process',
    lead: 'A one-on-one session without slides. You talk, we build, you decide.',
    actions: [bookYourDemo],
    agenda: [
      {when: '0–5 min', title: 'You describe one customer, from first contact to paid'},
      {when: '5–20 min', title: 'We rebuild that path on screen: pipeline, messages, calendar'},
      {when: '20–25 min', title: 'You try it, with an example of your own'},
      {when: '25–30 min', title: 'Price, timeline and what we would do first'},
    ],
  },
  outcome: {
    title: 'What you leave with',
    aside: 'All three are yours to keep, whatever you decide.',
    items: [
      {icon: 'board', title: 'A first pipeline', description: 'Your stages, named the way you name them.'},
      {icon: 'bolt', title: 'One working automation', description: 'Built in the call, kept in your trial account.'},
      {icon: 'flag', title: 'A setup plan', description: 'Dates, price and who does what, on one page.'},
    ],
  },
  built: {
    title: 'One step, built while you watch',
    text: 'Most people choose booking. This page took eleven minutes of a call with a dealership, reminder included. The first test drive came in that afternoon.',
    action: {...bookYourDemo, about: 'and bring one step of your own'},
    picture: demoBooking,
  },
  audience: {
    title: 'Who should be in the call',
    aside: 'Whoever feels the problem. Two people are fine; a committee is not needed.',
    bringLabel: 'Bring along',
    items: [
      {
        title: 'The owner',
        description: 'You answer inquiries yourself, mostly at night, and the quick ones win.',
        startsWith: 'Last week’s inbox',
        to: '/solutions/book-more-clients',
      },
      {
        title: 'The sales lead',
        description: 'You ask for updates on Monday because the board is a week behind.',
        startsWith: 'The names of your stages',
        to: '/solutions/manage-pipelines',
      },
      {
        title: 'The marketer',
        description: 'You pay for leads and cannot say which of them became customers.',
        startsWith: 'One campaign and its cost',
        to: '/solutions/reporting-analytics',
      },
      {
        title: 'The operations manager',
        description: 'Your handoffs live in a spreadsheet that only you understand.',
        startsWith: 'That spreadsheet',
        to: '/solutions/scale-operations',
      },
    ],
  },
  faq: {
    title: 'Before you pick a time',
    items: [
      {
        question: 'Is anyone else on the call?',
        answer:
          'Only people you invite. You talk to one person from our team, who knows the product and has read what you sent. It is never a group webinar.',
      },
      {
        question: 'What should I prepare?',
        answer:
          'One real customer is enough: where they came from, who spoke to them, where it got stuck. Take the names out if you prefer.',
      },
      {
        question: 'Does it cost or commit me to anything?',
        answer:
          'Neither. The session is free and we ask for no card. The trial that follows runs 14 days, and you can let it end without telling us.',
      },
      {
        question: 'How do we meet?',
        answer:
          'By video. The link reaches you by email as soon as you choose a time, and the calendar shows hours in your own zone.',
      },
      {
        question: 'What comes after the thirty minutes?',
        answer:
          'Your plan by email, with what we built in a trial account. If it is a fit, most teams are live within one to two weeks. If not, we say so in the call.',
      },
    ],
  },
  closing: {
    title: 'Bring one step. Leave with it built.',
    text: 'Choose half an hour. The rest of the week can stay as it is.',
    action: bookYourDemo,
    links: [
      {label: 'Compare plans', to: '/pricing'},
      {label: 'Read case studies', to: '/case-studies'},
    ],
  },
};
