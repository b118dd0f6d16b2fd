import type {IndexPageContent} from '#src/content/schema/families';

/** /solutions */
export const solutionsIndex: IndexPageContent = {
  meta: {
    title: 'CRM solutions: sell, book, automate and scale',
    description:
      'Sell online, fill your calendar, automate follow-up or run more jobs with the same team. Start with the problem that costs you most.',
  },
  title: 'Which problem costs you most this month?',
  aside:
    'What the CRM is used for: selling online, booking, automation and operations, with the pipeline and reports behind them. They share one customer list.',
  actions: [
    {label: 'Book a Demo', opensDemo: true},
    {label: 'See Features', to: '/features'},
  ],
  closing: {
    title: 'Have two problems? Ask a person.',
    text: 'Describe a normal Tuesday in your business. A specialist writes back with where to begin and what can wait.',
    action: {label: 'Talk to a Solutions Specialist', to: '/contact'},
  },
};
