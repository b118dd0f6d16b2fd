import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import process from 'node:process';

import {childEnvironment, inProject, projectNode, root} from './project.mjs';

/** True when this process already runs on the Node that the project asks for. */
function runsOnProjectNode() {
  const {version} = JSON.parse(readFileSync(inProject('node_modules/node/package.json'), 'utf8'));
  return process.version === `v${version}`;
}

/**
 * Starts this same command again on the project's Node when the machine's is another version.
 * Resolves only when nothing had to be done; otherwise this process waits and ends with the status of the other.
 */
export async function continueOnProjectNode() {
  if (runsOnProjectNode()) {
    return;
  }
  const child = spawn(projectNode, process.argv.slice(1), {cwd: root, env: childEnvironment(), stdio: 'inherit'});
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.removeAllListeners(signal);
    process.on(signal, () => child.kill(signal));
  }
  await new Promise(() => {
    child.once('error', (error) => {
      process.stderr.write(`Node 24 from node_modules does not start: ${error.message}\n`);
      process.exit(1);
    });
    child.once('close', (code) => process.exit(code ?? 1));
  });
}
