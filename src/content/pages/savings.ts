import type {SavingsContent} from '#src/content/schema/savings';

/** The rest of `/savings-calculator`, below its sheet. */
export const savingsPage: SavingsContent = {
  meta: {
    title: 'Savings calculator: no-shows, replies, hours',
    description:
      'Enter your own numbers for no-shows, late replies and routine work, and see what a CRM could save in its first year, costs included. Every formula is shown.',
  },
  sources: {
    title: 'Where to find your numbers',
    text: 'An hour with last month’s calendar and inbox is enough.',
    head: ['Number', 'Where to look', 'If you don’t know it'],
    rows: [
      [
        'No-show rate',
        'The last eight weeks of your calendar: no-shows divided by bookings.',
        'Keep a tally for two weeks.',
      ],
      [
        'No-shows you’d prevent',
        'Ask the next ten people who missed why. Count those who simply forgot.',
        'Leave it low. Check it again after two months of reminders.',
      ],
      [
        'Late replies',
        'Last month’s inquiries, with the time each came in and the time you answered.',
        'Count one busy week, weekend included.',
      ],
      [
        'Of those, you’d win',
        'Your win rate for inquiries you answer quickly, minus your rate for the rest.',
        'Half of your usual win rate is a cautious start.',
      ],
      ['Hours', 'Ask each person what they did twice this week that a note or a reminder could do.', 'Put zero.'],
      [
        'Revenue you keep',
        'Your last profit and loss statement: revenue minus what grows with it.',
        'Ask your accountant.',
      ],
    ],
  },
  limits: {
    title: 'Before you believe the total',
    text: 'A calculator is as good as its guesses. For plan limits and prices, see',
    action: {label: 'Pricing', to: '/pricing'},
    items: [
      {
        question: 'Do you know what customers save on average?',
        answer:
          'We don’t publish an average. Businesses differ too much for one number to mean anything for yours, so this page only works with numbers you enter.',
      },
      {
        question: 'What does the sheet leave out?',
        answer:
          'The weeks before everything is set up, tools you could stop paying for, customers who come back, and any effect on reviews. Some of these help the result and some hurt it.',
      },
      {
        question: 'Why is saved time counted in dollars?',
        answer:
          'So it can stand next to the other two. It only becomes money if the hour is used for something else, or isn’t paid. If neither is true for you, put zero.',
      },
      {
        question: 'The result is negative. Now what?',
        answer:
          'Then Scalewell probably isn’t worth it for you yet. Try a smaller plan in the sheet, or fix your largest loss with a tool you already have.',
      },
    ],
  },
  next: {
    title: 'Start with no-shows?',
    text: 'The article behind this sheet explains each number, and which of three fixes to try first.',
    action: {label: 'Read the article', to: '/blog/what-a-no-show-really-costs'},
  },
  closing: {
    title: 'Check it on your own records',
    text: 'Bring your numbers to a demo, and we’ll go through each guess with you. Or measure for fourteen days.',
    action: {label: 'Book a Demo', opensDemo: true},
    second: {label: 'Start Free Trial', to: '/trial'},
    links: [{label: 'Compare approaches', to: '/compare'}],
  },
};
