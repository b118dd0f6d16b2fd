import {existsSync, readFileSync} from 'node:fs';

import {featureGroups} from '#src/content/features/groups';
import {inProject} from '../../scripts/lib/project.mjs';
import {solutions} from '../support/families';

/** The file of a guide; cards may link to a section of it. */
const fileOf = (to: string) => inProject(`${to.slice(1).replace(/#.*$/, '')}.mdx`);

test('every feature links to its guide by the guide’s title', () => {
  const guides = featureGroups.flatMap(({items}) => items).map(({guide}) => guide);
  const titles = guides.map(({to}) => /^title: (.*)$/m.exec(readFileSync(fileOf(to), 'utf8'))?.[1]);
  expect(guides.map(({label}) => label)).toEqual(titles);
});

test.each(solutions.map(({slug, features}) => [slug, features.items] as const))(
  'every card of /solutions/%s links to a guide: write the guide, or remove the card',
  (_, cards) => {
    const without = cards.filter(({to}) => to?.startsWith('/docs/') !== true || !existsSync(fileOf(to)));
    expect(without.map(({title}) => title)).toEqual([]);
  },
);
