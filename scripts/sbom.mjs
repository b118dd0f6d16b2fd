import {writeFileSync} from 'node:fs';
import process from 'node:process';

import {run} from './lib/processes.mjs';
import {inProject} from './lib/project.mjs';
import {giveUp, say} from './lib/say.mjs';

// `npm run sbom`: the software bill of materials (CycloneDX) of what the site is built from and runs on.
const {code, output} = await run(
  'npm',
  ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only', '--omit', 'dev'],
  {capture: true},
);
const start = output.indexOf('{');
if (code !== 0 || start === -1) {
  giveUp(`npm could not list the packages.\n${output}`);
}
const list = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1));
writeFileSync(inProject('sbom.cdx.json'), `${JSON.stringify(list, undefined, 2)}\n`);
say(`sbom.cdx.json: ${list.components.length} packages`);
process.exitCode = 0;
