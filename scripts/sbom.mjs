import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

import {run} from './lib/processes.mjs';
import {withoutDevelopment} from './lib/production-lock.mjs';
import {inProject} from './lib/project.mjs';
import {giveUp, say} from './lib/say.mjs';

// `npm run sbom`: the software bill of materials (CycloneDX) of what the site is built from and runs on.
const readJson = (file) => JSON.parse(readFileSync(inProject(file), 'utf8'));
const {manifest, lock} = withoutDevelopment(readJson('package.json'), readJson('package-lock.json'));

// `npm sbom --omit dev` also leaves out what a tool needs besides the site (React, for one), so npm gets to see a
// project without tools.
const folder = mkdtempSync(path.join(os.tmpdir(), 'sbom-'));
writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
const {code, output} = await run(
  'npm',
  ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'],
  {capture: true, cwd: folder},
);
rmSync(folder, {recursive: true});
const start = output.indexOf('{');
if (code !== 0 || start === -1) {
  giveUp(`npm could not list the packages.\n${output}`);
}
const list = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1));
// npm takes the name of the folder.
list.metadata.component.name = manifest.name;
writeFileSync(inProject('sbom.cdx.json'), `${JSON.stringify(list, undefined, 2)}\n`);
say(`sbom.cdx.json: ${list.components.length} packages`);
process.exitCode = 0;
