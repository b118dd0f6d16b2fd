import {claims} from '#src/content/company/claims';
import {monday} from '#src/content/pictures/compare';
import type {CompareContent} from '#src/content/schema/compare';

/** `/compare`. It compares approaches, not products, and names no competitors. */
export const comparePage: CompareContent = {
  meta: {
    title: 'CRM, stack of tools, or spreadsheet?',
    description:
      'Nine questions to ask before you buy a CRM, with honest answers for a spreadsheet, a stack of tools and one system, and when a spreadsheet is enough.',
  },
  title: 'One system, a stack of tools, or a spreadsheet?',
  aside: 'We sell one of the three. Each is right for someone, and these questions show which is right for you.',
  switch: {label: 'Way of working to show', options: ['Spreadsheet', 'Tools', 'One system']},
  monday,
  questions: {
    title: 'Nine questions to ask',
    text: 'Answer them for the way you work today, then for the way you’d like to.',
    head: ['Question', 'A spreadsheet', 'A stack of tools', 'One system'],
    rows: [
      [
        'Where is a customer’s history?',
        'In one row, plus what people remember.',
        'Spread out: email in one tool, bookings in another.',
        'On one record, with messages, bookings and payments.',
      ],
      [
        'What happens to a lead at night?',
        'It waits until someone opens the file.',
        'It’s answered, if the form tool hands it to the next one.',
        'A workflow can reply and offer times.',
      ],
      [
        'Who does what next?',
        'The person who reads that column.',
        'A task in one tool, a reminder in another.',
        'A next step on the deal, with a date and an owner.',
      ],
      [
        'How good is each part?',
        'Flexible, and made for nothing in particular.',
        'Each tool can be the best of its kind.',
        'Good across the board. A specialist can go deeper.',
      ],
      [
        'What does it cost?',
        'Little money, and someone’s hours each week.',
        'A fee for each tool, and time to connect them.',
        'One plan, usage beyond it, and time to set it up.',
      ],
      [
        'How soon does it work?',
        'Today.',
        'Quickly for the first tool. Each connection adds time.',
        `Usually in ${claims.launch}.`,
      ],
      [
        'What breaks?',
        'A sort, a paste, a second copy of the file.',
        'A connection, sometimes without a message.',
        'If it’s down, everything in it is. Ask about uptime.',
      ],
      [
        'Who sees what?',
        'Anyone with the file usually sees all of it.',
        'Each tool has its own accounts and its own rules.',
        'One set of roles, and one account to close when someone leaves.',
      ],
      [
        'How do you leave?',
        'Take the file.',
        'One export for each tool, to be matched by hand.',
        'One export of the data. Workflows are rebuilt elsewhere.',
      ],
    ],
  },
  fit: {
    title: 'When each one is enough',
    text: 'Buying software you don’t need yet is as costly as waiting too long.',
    changeLabel: 'Time to change',
    approaches: [
      {
        title: 'A spreadsheet',
        description:
          'One or two people, a list you can read in one sitting, and customers who don’t expect an answer the same evening. Keep it; you can move later.',
        practice: 'Two people edit the same row, or a lead waits a day because the file was closed.',
      },
      {
        title: 'A stack of tools',
        description:
          'One part of your work is demanding enough for a specialist tool, and someone on the team likes looking after the connections between it and the rest.',
        practice: 'You type the same customer twice, or can’t say which ad brought a sale.',
      },
      {
        title: 'One system',
        description:
          'Several people serve the same customers by text, email and phone, and a sale runs from first message to booking to payment.',
        practice: 'You use one part of it and pay for ten. A smaller tool will do.',
      },
    ],
  },
  vendor: {
    title: 'Ask any vendor, including us',
    text: 'The answers tell you more than a feature list. Here are ours, and more are in the',
    action: {label: 'FAQ', to: '/faq'},
    items: [
      {
        question: 'What isn’t in the price?',
        answer:
          'Calls, and texts beyond your plan, are billed at cost. On the smaller plans, setup by our team is a package with its own price.',
      },
      {
        question: 'Can we take everything with us?',
        answer:
          'Contacts, deals, messages, notes and files come in one ZIP. Workflows and booking pages are described in it, but other products can’t load them.',
      },
      {
        question: 'What takes longer than you’d like?',
        answer:
          'Registering a business for texting in the United States. Carriers review it, and we can’t make them faster.',
      },
      {
        question: 'What don’t you do?',
        answer:
          'We don’t track time or keep your books. Your time tracker and accounting software connect to Scalewell and stay the source of truth.',
      },
    ],
  },
  next: {
    title: 'Moving from something else?',
    text: 'Four guides say what to export, what maps to what, and what doesn’t come along.',
    action: {label: 'Read the guides', to: '/docs/switching'},
  },
  closing: {
    title: 'Bring your setup to the call',
    text: 'In thirty minutes we’ll rebuild one part of it with you. If it’s enough for now, we’ll tell you.',
    action: {label: 'Book a Demo', opensDemo: true},
    links: [
      {label: 'Start Free Trial', to: '/trial'},
      {label: 'Savings calculator', to: '/savings-calculator'},
    ],
  },
};
