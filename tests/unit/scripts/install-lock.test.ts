import {inProject, projectNode} from '../../../scripts/lib/project.mjs';
import {useFolder} from '../../support/folder';

import {execFile, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, symlinkSync} from 'node:fs';

const copied = ['run.mjs', 'lib/install.mjs', 'lib/project.mjs', 'lib/typescript.ts', 'package.json'];

/** Deletes node_modules, as `npm ci` does, and restores them half a second later. */
const fakeNpm = `#!/bin/sh
echo "$1" >> calls.txt
rm -rf node_modules
sleep 2
mkdir -p node_modules/node/bin
echo '{"packages": {}}' > node_modules/.package-lock.json
echo '{"version": "'$('${projectNode}' -p process.versions.node)'"}' > node_modules/node/package.json
ln -s '${projectNode}' node_modules/node/bin/node
`;

const project = useFolder();

beforeEach(() => {
  for (const file of copied) cpSync(inProject('scripts', file), project.at('scripts', file));
  project.write({
    'package.json': '{}',
    'package-lock.json': '{"packages": {"": {}}}',
    'scripts/hello.ts': "process.stdout.write('hello');\n",
  });
  project.write({'bin/npm': fakeNpm}, 0o755);
});

function runHello() {
  const env = {...process.env, NETLIFY: '', PATH: `${project.at('bin')}:${process.env.PATH ?? ''}`};
  const args = [project.at('scripts/run.mjs'), 'hello'];
  return new Promise<string>((resolve) => {
    execFile(projectNode, args, {cwd: project.at(), env}, (_, out, error) => resolve(out + error));
  });
}

const listCalls = () => project.read('calls.txt').trim().split('\n');

it('installs packages once when commands start concurrently, and runs each of them', async () => {
  const outputs = await Promise.all([runHello(), runHello(), runHello()]);
  expect(listCalls()).toEqual(['ci']);
  for (const output of outputs) expect(output).toMatch(/hello$/);
  expect(outputs.filter((output) => output.includes('Waiting for another command'))).toHaveLength(2);
});

it('lets a second build in the folder wait for the first', async () => {
  project.write({
    'node_modules/node/package.json': `{"version": "${process.versions.node}"}`,
    'node_modules/.package-lock.json': '{"packages": {}}',
    'scripts/hello.ts': `import {lockBuild} from './lib/install.mjs';
const release = await lockBuild();
process.stdout.write('begins, ');
await new Promise((resolve) => setTimeout(resolve, 2000));
process.stdout.write(String(Date.now()));
release();`,
  });
  mkdirSync(project.at('node_modules/node/bin'), {recursive: true});
  symlinkSync(projectNode, project.at('node_modules/node/bin/node'));
  const outputs = await Promise.all([runHello(), runHello()]);
  const [first = 0, second = 0] = outputs.map((output) => Number(/\d+$/.exec(output)?.[0]));
  expect(Math.abs(first - second)).toBeGreaterThanOrEqual(2000);
  expect(outputs.filter((output) => output.includes('building the site in this folder'))).toHaveLength(1);
});

it('ignores the lock of a command that was killed', async () => {
  const {pid} = spawnSync(projectNode, ['--version']);
  symlinkSync(String(pid), project.at('.installing-packages'));
  expect(await runHello()).toMatch(/hello$/);
  expect(listCalls()).toEqual(['ci']);
});
