import {inProject, projectNode} from '../../../scripts/lib/project.mjs';

import {execFile, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const copied = ['run.mjs', 'lib/install.mjs', 'lib/project.mjs', 'lib/typescript.ts', 'package.json'];

/** Deletes node_modules, as `npm ci` does, and restores them half a second later. */
const fakeNpm = `#!/bin/sh
echo "$1" >> calls.txt
rm -rf node_modules
sleep 0.5
mkdir -p node_modules/node/bin
echo '{"packages": {}}' > node_modules/.package-lock.json
echo '{"version": "'$(${projectNode} -p process.versions.node)'"}' > node_modules/node/package.json
ln -s ${projectNode} node_modules/node/bin/node
`;

let project = '';

function write(file: string, text: string, mode = 0o644) {
  mkdirSync(path.dirname(path.join(project, file)), {recursive: true});
  writeFileSync(path.join(project, file), text, {mode});
}

beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'install-lock-'));
  for (const file of copied) cpSync(inProject('scripts', file), path.join(project, 'scripts', file));
  write('package.json', '{}');
  write('package-lock.json', '{"packages": {"": {}}}');
  write('scripts/hello.ts', "process.stdout.write('hello');\n");
  write('bin/npm', fakeNpm, 0o755);
});

afterEach(() => rmSync(project, {recursive: true}));

function runHello() {
  const env = {...process.env, NETLIFY: '', PATH: `${path.join(project, 'bin')}:${process.env.PATH ?? ''}`};
  const args = [path.join(project, 'scripts/run.mjs'), 'hello'];
  return new Promise<string>((resolve) => {
    execFile(projectNode, args, {cwd: project, env}, (_, out, error) => resolve(out + error));
  });
}

const listCalls = () => readFileSync(path.join(project, 'calls.txt'), 'utf8').trim().split('\n');

it('installs packages once when commands start concurrently, and runs each of them', async () => {
  const outputs = await Promise.all([runHello(), runHello(), runHello()]);
  expect(listCalls()).toEqual(['ci']);
  for (const output of outputs) expect(output).toMatch(/hello$/);
  expect(outputs.filter((output) => output.includes('Waiting for another command'))).toHaveLength(2);
});

it('ignores the lock of a command that was killed', async () => {
  const {pid} = spawnSync(projectNode, ['--version']);
  write('.installing', String(pid));
  expect(await runHello()).toMatch(/hello$/);
  expect(listCalls()).toEqual(['ci']);
});
