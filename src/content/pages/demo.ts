import {demoBooking} from '#src/content/pictures/demo';
import type {DemoContent} from '#src/content/schema/demo';
import type {Action} from '#src/content/schema/page';

const bookYourDemo: Action = {label: 'Book Your Demo', opensDemo: true};

/** /demo */
export const demoPage: DemoContent = {
  meta: {
    title: 'Book a CRM demo: 30 minutes, one-on-one',
    description:
      'A 30-minute one-on-one session on your own sales process. See the agenda minute by minute and what you keep afterward, and book a time that works for you.',
  },
  hero: {
    title: 'Thirty minutes, one-on-one, on your own process',
    lead: 'A one-on-one session without slides. You talk, we build, you decide.',
    host: {takes: 'takes your call', text: 'And reads what you send beforehand.'},
    actions: [bookYourDemo],
    agenda: [
      {when: '0–5 min', title: 'You describe one customer, from first contact to paid'},
      {when: '5–20 min', title: 'We rebuild that path on screen: pipeline, messages, calendar'},
      {when: '20–25 min', title: 'You try it with your own example'},
      {when: '25–30 min', title: 'Price, timeline and what we would do first'},
    ],
  },
  outcome: {
    title: 'What you leave with',
    aside: 'All three are yours to keep, whatever you decide.',
    items: [
      {icon: 'board', title: 'A first pipeline', description: 'Your stages, in your own words.'},
      {icon: 'bolt', title: 'One working automation', description: 'Built on the call, kept in your trial account.'},
      {icon: 'flag', title: 'A setup plan', description: 'Dates, price and who does what, on one page.'},
    ],
  },
  built: {
    title: 'One step, built while you watch',
    text: 'Most people choose booking. This page took eleven minutes on a call with a dealership, reminder included. The first test drive was booked that afternoon.',
    action: {...bookYourDemo, about: 'and bring one step of your own'},
    picture: demoBooking,
  },
  audience: {
    title: 'Who should join the call',
    aside: 'The people who have the problem. One or two is plenty.',
    bringLabel: 'Bring',
    items: [
      {
        title: 'The owner',
        description: 'You answer inquiries yourself, mostly at night, and faster competitors win them.',
        startsWith: 'last week’s inbox',
        to: '/solutions/book-more-clients',
      },
      {
        title: 'The sales lead',
        description: 'You ask for updates on Monday because the board is a week behind.',
        startsWith: 'the names of your stages',
        to: '/solutions/manage-pipelines',
      },
      {
        title: 'The marketer',
        description: 'You pay for leads but can’t tell which ones became customers.',
        startsWith: 'one campaign and its cost',
        to: '/solutions/reporting-analytics',
      },
      {
        title: 'The operations manager',
        description: 'Your handoffs live in a spreadsheet that only you understand.',
        startsWith: 'that spreadsheet',
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
          'Only people you invite. You’ll talk to one person from our team who knows the product and has read what you sent. It’s never a group webinar.',
      },
      {
        question: 'What should I prepare?',
        answer:
          'One real customer is enough: where they came from, who talked to them, where it got stuck. Leave out the names if you prefer.',
      },
      {
        question: 'Does it cost or commit me to anything?',
        answer:
          'No. The session is free, and we don’t ask for a credit card. The trial that follows runs 14 days, and you can just let it end.',
      },
      {
        question: 'How do we meet?',
        answer:
          'By video. You’ll get the link by email as soon as you choose a time, and the calendar shows times in your time zone.',
      },
      {
        question: 'What happens after the demo?',
        answer:
          'We email you the plan and keep what we built in a trial account. If it’s a fit, most teams are live within one to two weeks. If it isn’t, we’ll say so on the call.',
      },
    ],
  },
  closing: {
    title: 'Pick one step and leave with it built',
    text: 'It takes half an hour of your week.',
    action: bookYourDemo,
    links: [
      {label: 'Compare plans', to: '/pricing'},
      {label: 'Read case studies', to: '/case-studies'},
    ],
  },
};
