import {options} from '#src/content/product/words';
import type {IntegrationLabels} from '#src/content/schema/integrations';

/** Text of the integration pages. */
export const integrationLabels: IntegrationLabels = {
  crumb: 'Integrations',
  guide: 'Read the Guide',
  demo: {label: 'Book a Demo', opensDemo: true},
  moves: 'What it moves, and which way',
  directions: {both: options.bothWays, in: 'Into Scalewell', out: 'Out of Scalewell'},
  uses: 'What people build with it',
  steps: 'Connect it',
  limits: 'Limits',
  facts: {
    connects: 'Connects',
    connectsValue: 'Built in, maintained by us',
    plans: 'Plans',
    plansValue: 'Every plan, and the trial',
    direction: 'Direction',
    setup: 'Who sets it up',
    setupValue: 'An Admin, or our team for you',
    access: 'Permissions',
    remove: 'Remove it',
    removeValue: 'Disconnect. Your records stay.',
  },
  all: {label: 'All integrations', to: '/integrations'},
};
