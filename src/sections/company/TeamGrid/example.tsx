import {aboutPage} from '#src/content/pages/about';
import type {Example} from '#src/ui/example';
import {TeamGrid} from './index';

export const example: Example = {
  purpose: 'People of the team, four in a row. An author’s name leads to the articles.',
  variants: {
    members: <TeamGrid members={aboutPage.team.members.slice(0, 3)} />,
  },
};
