import type {OfferContent} from '#src/content/schema/families';

/** Benefits and deliverables of /services/strategic-planning. */
export const strategicPlanningLists: NonNullable<OfferContent['lists']> = [
  {
    title: 'What changes after week 4',
    text: 'Four benefits that outlast the project.',
    items: [
      {
        icon: 'users',
        title: 'One picture of the business',
        description: 'Sales, service and the office work from the same map.',
      },
      {icon: 'card', title: 'Money spent in order', description: 'The most expensive gap gets closed first.'},
      {icon: 'check', title: 'Decisions that hold', description: 'Each has a name, a reason and a date for review.'},
      {
        icon: 'bolt',
        title: 'A quicker build',
        description: 'Setup starts from a blueprint instead of guesswork.',
      },
    ],
  },
  {
    title: 'Documents you keep',
    text: 'Six deliverables, each as a PDF and as a file your team can edit.',
    items: [
      {
        icon: 'branch',
        title: 'Current-state map',
        description: 'Week 1: steps, owners, waiting times and where people drop out.',
      },
      {
        icon: 'chart',
        title: 'Baseline sheet',
        description: 'Week 1: the numbers every later change is measured against.',
      },
      {icon: 'alert', title: 'Gap list', description: 'Week 2: what goes wrong, how often, and its monthly cost.'},
      {
        icon: 'flag',
        title: 'Target page',
        description: 'Week 2: three numbers, each with an owner and a due date.',
      },
      {
        icon: 'layers',
        title: 'Process blueprint',
        description: 'Week 3: the new process, with messages and data fields.',
      },
      {
        icon: 'calendar',
        title: '90-day roadmap',
        description: 'Week 4: tasks in order, with budget and a person for each.',
      },
    ],
  },
];
