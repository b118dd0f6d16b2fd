import type {OfferContent} from '#src/content/schema/families';

/** Deliverables and benefits of /services/strategic-planning. */
export const strategicPlanningLists: NonNullable<OfferContent['lists']> = {
  names: {
    title: 'Six documents you keep, as PDF and editable file',
    items: [
      {title: 'Current-state map', description: 'Week 1'},
      {title: 'Baseline sheet', description: 'Week 1'},
      {title: 'Gap list', description: 'Week 2'},
      {title: 'Target page', description: 'Week 2'},
      {title: 'Process blueprint', description: 'Week 3'},
      {title: '90-day roadmap', description: 'Week 4'},
    ],
  },
  details: [
    {
      title: 'What changes after week 4',
      items: [
        {title: 'One picture of the business', description: 'Sales, service and the office work from the same map.'},
        {title: 'Money where it counts first', description: 'The most expensive gap gets closed first.'},
        {title: 'Decisions that hold', description: 'Each has a name, a reason and a date for review.'},
        {title: 'A quicker build', description: 'Setup starts from a blueprint instead of guesswork.'},
      ],
    },
  ],
};
