import type {CustomerLabels} from '#src/content/schema/case-studies';

/** Text of the customer story pages. */
export const customerLabels: CustomerLabels = {
  crumb: {label: 'Case studies', to: '/case-studies'},
  problem: 'What was wrong',
  weeks: 'What changed, week by week',
  before: 'Before',
  after: 'After',
  start: 'Start',
  now: 'Now',
  note: 'Results vary with volume, team and setup.',
  solution: 'The solution',
  industry: 'The industry',
  next: 'Next customer',
  reference: 'Want to hear it from someone in #? Ask us in a demo, and we’ll put you in touch.',
};
