import {findLastChange, listSources} from '#src/lib/last-change/index';
import {useFolder} from '../../support/folder';

import path from 'node:path';

const project = useFolder();

test('a page consists of its route and all content it imports', () => {
  project.write({
    'src/pages/about.tsx': "import {about} from '#src/content/about';\nimport type {A} from './types';",
    'src/content/about.ts': "import {team} from './team';\nexport const about = team;",
    'src/content/team.ts': 'export const team = 1;',
  });
  expect([...listSources(project.at(), 'src/pages/about.tsx')]).toEqual([
    'src/pages/about.tsx',
    'src/content/about.ts',
    'src/content/team.ts',
  ]);
});

test('several files have the date of the newest, and new ones have none', async () => {
  const days: Record<string, string> = {'about.tsx': '2025-01-10', 'team.ts': '2025-03-04', 'old.ts': '2024-01-01'};
  const git = {
    getFileLastUpdateInfo: (file: string) => {
      const day = days[path.relative('/site', file)];
      return Promise.resolve(day === undefined ? null : {timestamp: Date.parse(day), author: 'A'});
    },
  };
  expect(await findLastChange('/site', ['about.tsx', 'team.ts', 'old.ts', 'new.ts'], git)).toBe('2025-03-04');
  expect(await findLastChange('/site', ['new.ts'], git)).toBeUndefined();
  expect(await findLastChange('/site', [], git)).toBeUndefined();
});
