import {inProject} from '../../scripts/lib/project.mjs';

import {existsSync} from 'node:fs';

/** Jest's global setup for tests of the built site. */
export default function requireBuild(): void {
  if (!existsSync(inProject('build/index.html'))) {
    throw new Error('tests/built reads the built site, and there is none. Run `npm run build` first, or `npm test`.');
  }
}
