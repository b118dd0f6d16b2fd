import {people} from '#src/content/company/people';
import type {Example} from '#src/ui/example';
import {TeamGrid} from './index';

export const example: Example = {
  purpose: 'People of the team, four in a row. An author’s name leads to the articles.',
  variants: {
    members: (
      <TeamGrid
        members={[{...people.eliseVarga, to: '/blog/authors/elise-varga'}, people.priyaNair, people.mayaOkafor]}
      />
    ),
  },
};
