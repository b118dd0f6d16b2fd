// @ts-check
import {findInstallGap, installArguments, lockInstall} from './lib/install.mjs';
import {childEnvironment, inProject, machinePath, projectNode, root} from './lib/project.mjs';

import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';

/*
 * `node scripts/run.mjs NAME …` runs scripts/NAME.ts; every npm script starts here. It installs missing packages
 * and switches to the project's Node version. So this file and its imports are plain JavaScript, which any Node runs.
 */

/**
 * Runs a program in the foreground, passes signals on to it and resolves to its exit status.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
function runInForeground(command, args, env) {
  const child = spawn(command, args, {cwd: root, env, stdio: 'inherit'});
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${command} does not start: ${error.message}\n`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Prints why the command cannot continue, and exits with status 1.
 *
 * @param {string} message
 * @returns {never}
 */
function exitWithError(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

async function installPackages() {
  const gap = findInstallGap();
  // Another command installed them in the meantime.
  if (gap === undefined) return;
  process.stdout.write(`${gap} Installing the packages (2 to 5 minutes the first time) ...\n`);
  // npm must not run on the Node inside the folder it is about to replace.
  if ((await runInForeground('npm', installArguments, {...process.env, PATH: machinePath()})) !== 0) {
    exitWithError(
      'The packages could not be installed. See the output above; most often the npm registry is unreachable.',
    );
  }
  const left = findInstallGap();
  if (left !== undefined) {
    exitWithError(`The packages were installed, but: ${left}\nDelete node_modules and run the command again.`);
  }
}

// Netlify installs the packages itself.
if (process.env.NETLIFY !== 'true' && findInstallGap() !== undefined) {
  const release = await lockInstall();
  await installPackages();
  release();
}

const {version} = JSON.parse(readFileSync(inProject('node_modules/node/package.json'), 'utf8'));
if (process.version !== `v${version}`) {
  process.exit(await runInForeground(projectNode, process.argv.slice(1), childEnvironment()));
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal);

const [name = ''] = process.argv.splice(2, 1);
await import('./lib/typescript.ts');
await import(`./${name}.ts`);
