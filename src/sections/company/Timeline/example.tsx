import {demoPage} from '#src/content/pages/demo';
import {automotive} from '#src/content/industries/automotive';
import type {Example} from '#src/templates/StyleguidePage/types';
import {Timeline} from './index';

export const example: Example = {
  use: 'A day, or the minutes of an agenda.',
  looks: {
    'a day': <Timeline items={automotive.day.items.slice(0, 3)} />,
    'look="plain"': <Timeline items={demoPage.hero.agenda} look="plain" />,
  },
};
