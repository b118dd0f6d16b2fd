import {strategicPlanningPictures as pictures} from '#src/content/pictures/offers/strategic-planning';
import type {OfferContent} from '#src/content/schema/families';

/** Cards of /services/strategic-planning. */
export const strategicPlanningFeatures: OfferContent['features']['items'] = [
  {
    icon: 'users',
    title: 'Team interviews',
    description: 'From front desk to owner, one at a time, so people speak freely.',
  },
  {
    icon: 'branch',
    title: 'Process mapping',
    picture: pictures.process,
    description: 'Every step from first contact to paid, with its waiting time.',
  },
  {
    icon: 'chart',
    title: 'Baseline figures',
    description: 'Reply time, win rate and repeat business before anything changes.',
  },
  {icon: 'search', title: 'Tool review', description: 'What you pay for, who uses it and what could go.'},
  {icon: 'flag', title: 'Yearly targets', description: 'Three numbers, each with an owner who agreed to it.'},
  {
    icon: 'layers',
    title: 'Blueprint',
    description: 'Stages, messages and handoffs drawn so a new hire can read them.',
  },
  {
    icon: 'shield',
    title: 'Risk check',
    description: 'Consent, data and staffing limits, found before they surprise you.',
  },
  {
    icon: 'calendar',
    title: 'Rollout plan',
    description: 'What happens in which week, who does it and what it costs.',
  },
];
