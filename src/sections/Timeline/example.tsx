import {demoPage} from '#src/content/demo';
import {automotive} from '#src/content/industries/automotive';
import {strategicPlanning} from '#src/content/services/strategic-planning';
import type {Example} from '#src/templates/StyleguidePage/types';
import {Timeline} from './index';

export const example: Example = {
  use: 'A day, the weeks of a plan, the minutes of an agenda.',
  looks: {
    'a day': <Timeline items={automotive.day.items.slice(0, 3)} />,
    'weeks of a plan': <Timeline items={strategicPlanning.plan?.items ?? []} />,
    'look="plain"': <Timeline items={demoPage.hero.agenda} look="plain" />,
  },
};
