import type {ProcessStep} from '#src/content/schema/home';
import type {Action} from '#src/content/schema/page';

const steps: readonly ProcessStep[] = [
  {
    title: 'Strategic Planning & Setup',
    description: 'We map how you win customers today and write down what should happen at each stage.',
    facts: [
      {label: 'Takes', value: '4 weeks'},
      {label: 'You get', value: 'A written plan, week by week'},
    ],
  },
  {
    title: 'Implementation & Integration',
    description: 'We import your data, connect your tools and build the workflows in your account.',
    facts: [
      {label: 'Takes', value: '5 weeks'},
      {label: 'You get', value: 'A tested, live system'},
    ],
  },
  {
    title: 'Training & Optimization',
    description: 'Your team trains on your own data. Each month we review the numbers and adjust.',
    facts: [
      {label: 'Takes', value: 'Ongoing'},
      {label: 'You get', value: 'A monthly review'},
    ],
  },
];

const action: Action = {label: 'Schedule Your Strategy Call', opensDemo: true};

export const homeProcess = {
  title: 'We set it up with you, then stay',
  text: 'Most teams are live in one to two weeks. Larger rollouts follow this plan.',
  steps,
  action,
} as const;
