import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {run} from './lib/processes';
import {inProject} from './lib/project.mjs';
import {exitWithError, readArguments, printLine} from './lib/terminal';

const usage = 'npm run sbom writes sbom.cdx.json, the list of all packages of the site (CycloneDX). It has no options.';

type Bill = {metadata: {component: {name: unknown}}; components: readonly unknown[]};
type Lock = {packages: Record<string, object>};

readArguments(usage, {});
const readJson = (file: string): unknown => JSON.parse(readFileSync(inProject(file), 'utf8'));
const {devDependencies, ...manifest} = readJson('package.json') as {name: string; devDependencies?: object};
const lock = readJson('package-lock.json') as Lock;

// `npm sbom --omit dev` also omits packages that both a tool and the site need (such as React), so npm gets a
// project without tools.
const folder = mkdtempSync(path.join(os.tmpdir(), 'sbom-'));
writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
writeFileSync(
  path.join(folder, 'package-lock.json'),
  JSON.stringify({...lock, packages: {...lock.packages, '': manifest}}),
);
const {code, output} = await run(
  'npm',
  ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'],
  {capture: true, cwd: folder},
);
rmSync(folder, {recursive: true});
const start = output.indexOf('{');
if (code !== 0 || start === -1) exitWithError(`npm could not list the packages.\n${output}`);
const bill = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)) as Bill;
// npm uses the folder's name.
bill.metadata.component.name = manifest.name;
writeFileSync(inProject('sbom.cdx.json'), `${JSON.stringify(bill, undefined, 2)}\n`);
printLine(`sbom.cdx.json: ${bill.components.length} packages`);
