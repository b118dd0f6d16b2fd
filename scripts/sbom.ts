import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {run} from './lib/processes';
import {withoutDevelopment} from './lib/production-lock';
import {inProject} from './lib/project.mjs';
import {giveUp, say} from './lib/terminal';

type Bill = {metadata: {component: {name: unknown}}; components: readonly unknown[]};

const readJson = (file: string): unknown => JSON.parse(readFileSync(inProject(file), 'utf8'));
const {manifest, lock} = withoutDevelopment(
  readJson('package.json') as Parameters<typeof withoutDevelopment>[0],
  readJson('package-lock.json') as Parameters<typeof withoutDevelopment>[1],
);

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
if (code !== 0 || start === -1) giveUp(`npm could not list the packages.\n${output}`);
const bill = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)) as Bill;
// npm takes the name of the folder.
bill.metadata.component.name = manifest.name;
writeFileSync(inProject('sbom.cdx.json'), `${JSON.stringify(bill, undefined, 2)}\n`);
say(`sbom.cdx.json: ${bill.components.length} packages`);
