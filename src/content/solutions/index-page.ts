import type {IndexPageContent} from '#src/templates/IndexPage';

/** /solutions */
export const solutionsIndex: IndexPageContent = {
  meta: {
    title: 'Solutions: four places to start',
    description:
      'Sell online, fill your calendar, automate follow-up or run more jobs with the same team. Pick the problem that costs you most this month.',
  },
  title: 'Which problem costs you most this month?',
  aside: 'Four places to start. They share one customer list, so the second is quicker to set up than the first.',
  actions: [
    {label: 'Book a Demo', opensDemo: true},
    {label: 'See Features', to: '/features'},
  ],
  after: {
    text: 'Looking for one part of it?',
    actions: [{label: 'E-commerce & retail', to: '/solutions/ecommerce-retail'}],
  },
  closing: {
    title: 'Two problems at once? Ask a person.',
    text: 'Describe a normal Tuesday in your business. A specialist writes back with where to begin and what can wait.',
    action: {label: 'Talk to a Solutions Specialist', to: '/contact'},
  },
};
