import process from 'node:process';
import {pathToFileURL} from 'node:url';

import {findFreePort} from './ports.mjs';
import {start, stop} from './processes.mjs';
import {childEnvironment, inProject, root, tools} from './project.mjs';

// --offline: no account and no network. Without the second flag Netlify downloads Deno at the first request and stops.
const quietFlags = ['--offline', '--internal-disable-edge-functions', '--no-open', '--skip-gitignore'];

const preloads = ['like-production.mjs', 'end-with-parent.mjs'].flatMap((name) => [
  '--import',
  pathToFileURL(inProject('scripts/lib', name)).href,
]);

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function answers(url) {
  try {
    const response = await fetch(url, {redirect: 'manual', signal: AbortSignal.timeout(5000)});
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}

/**
 * Starts Netlify's local runtime and waits until `/` answers 200.
 *
 * @param {object} options
 * @param {number} options.port where visitors go
 * @param {string} [options.command] a server to put behind it; without one the built site is served
 * @param {number} [options.targetPort] where that server listens
 * @param {boolean} [options.quiet] keep Netlify's own output back, unless the start fails
 * @param {number} [options.patience] milliseconds to wait for the first answer
 * @param {string} [options.folder] project folder; its `.netlify` holds the database and the local mail
 * @param {Record<string, string>} [options.env] more environment variables for the functions
 * @returns {Promise<{url: string, stop: () => Promise<void>, ended: Promise<number>}>} `ended` gives the exit status
 */
export async function startNetlifyDev({
  port,
  command,
  targetPort,
  folder = root,
  quiet = false,
  patience = 120_000,
  env = {},
}) {
  const args = ['dev', ...quietFlags, '--port', String(port), '--functions-port', String(await findFreePort())];
  if (command) {
    args.push('--framework', '#custom', '--command', command, '--target-port', String(targetPort));
  }
  const child = start(process.execPath, ['--no-deprecation', ...preloads, tools.netlify, ...args], {
    // CI switches off Netlify's usage reports and its questions; it has no other effect here.
    env: childEnvironment({CI: '1', SITE_PORT: String(port), ...(!command && {SITE_BUILT: '1'}), ...env}),
    cwd: folder,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  });
  let output = '';
  const keep = (chunk) => (output = (output + chunk).slice(-20_000));
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);

  let hasEnded = false;
  const ended = new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  }).then((code) => {
    hasEnded = true;
    return code;
  });

  const url = `http://localhost:${port}`;
  for (const deadline = Date.now() + patience; !(await answers(`${url}/`));) {
    if (hasEnded || Date.now() > deadline) {
      await stop(child);
      const reason = hasEnded ? 'ended before it was ready' : `did not answer within ${patience / 1000} s`;
      throw new Error(`Netlify's local runtime ${reason}.${output && `\n\n${output}`}`);
    }
    await pause(200);
  }
  return {url, stop: () => stop(child), ended};
}
