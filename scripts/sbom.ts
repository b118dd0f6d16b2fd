import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {runNpm} from './lib/processes';
import {inProject, readJson} from './lib/project.mjs';
import {CommandError, readArguments, printLine} from './lib/terminal';

const usage = 'npm run sbom writes sbom.cdx.json, the list of all packages of the site (CycloneDX). It has no options.';

type Bill = {metadata: {component: {name: unknown}}; components: readonly unknown[]};
type Lock = {packages: Record<string, object>};

readArguments(usage, {});
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
const type = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
const {code, json, output} = await runNpm(['sbom', ...type, '--package-lock-only'], folder);
rmSync(folder, {recursive: true});
if (code !== 0 || json === undefined) throw new CommandError(`npm could not list the packages.\n${output}`);
const bill = json as Bill;
// npm uses the folder's name.
bill.metadata.component.name = manifest.name;
writeFileSync(inProject('sbom.cdx.json'), `${JSON.stringify(bill, undefined, 2)}\n`);
printLine(`sbom.cdx.json: ${bill.components.length} packages`);
