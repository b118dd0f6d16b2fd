import process from 'node:process';
import {pathToFileURL} from 'node:url';

import getPort from 'get-port';

import {followProgram, stop, waitFor, type WaitOptions} from './processes.ts';
import {childEnvironment, inProject, root, tools} from './project.mjs';
import {exitWithError, messageOf, printLine} from './terminal.ts';

// --offline: no account, no network. Without the second flag, Netlify downloads Deno at the first request and stops.
const quietFlags = ['--offline', '--internal-disable-edge-functions', '--no-open', '--skip-gitignore'];

/** Netlify requires a server to start, and waits 15 s for its port. This one only stays alive. */
const idleCommand = 'node --eval setInterval(Boolean,1e9)';

const preload = ['--import', pathToFileURL(inProject('scripts/lib/netlify-preload.ts')).href];

export type NetlifyDevOptions = {
  /** Port for visitors. */
  port: number;
  /** Port of a running server to put behind Netlify's runtime. Without one, the built site is served. */
  targetPort?: number;
  /** Hides Netlify's output unless the start fails. */
  quiet?: boolean;
  /** Receives each line of Netlify's output instead of the terminal. */
  onLine?: (line: string) => void;
  /** Timeout for the first response, in milliseconds. */
  timeout?: number;
  note?: WaitOptions['note'];
  /** Project folder. Its `.netlify` contains the database and local mail. */
  folder?: string;
  /** Extra environment variables for the functions. */
  env?: Readonly<Record<string, string>>;
};

export type LocalSite = {
  url: string;
  stop: () => Promise<void>;
  /** Resolves to the exit status once the runtime ends. */
  ended: Promise<number>;
};

async function responds(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, {redirect: 'manual', signal: AbortSignal.timeout(15_000)});
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}

/** Port to serve on: `PORT`, or 8888. Exits with a clear message if it is invalid or in use. */
export async function choosePort(command: string): Promise<number> {
  const wanted = process.env.PORT || '8888';
  const port = Number(wanted);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    exitWithError(`PORT is "${wanted}". Use a number from 1 to 65535, for example: PORT=3000 ${command}`);
  }
  if ((await getPort({port})) !== port) {
    exitWithError(
      `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port + 1} ${command}`,
    );
  }
  return port;
}

/** Starts Netlify's local runtime and waits until `/` responds with 200. Throws with its output otherwise. */
export async function startNetlifyDev({
  port,
  targetPort,
  folder = root,
  quiet = false,
  onLine,
  timeout = 300_000,
  note,
  env = {},
}: NetlifyDevOptions): Promise<LocalSite> {
  const args = ['dev', ...quietFlags, '--port', String(port), '--functions-port', String(await getPort())];
  if (targetPort !== undefined) {
    args.push('--framework', '#custom', '--command', idleCommand, '--target-port', String(targetPort));
  }
  const isBuilt = targetPort === undefined;
  const program = followProgram(process.execPath, ['--no-deprecation', ...preload, tools.netlify, ...args], {
    // CI turns off Netlify's telemetry and prompts; it has no other effect here.
    env: childEnvironment({CI: '1', SITE_PORT: String(port), ...(isBuilt && {SITE_BUILT: '1'}), ...env}),
    cwd: folder,
    onLine: quiet ? () => undefined : onLine,
  });
  const url = `http://localhost:${String(port)}`;
  const result = await waitFor(() => responds(`${url}/`), {timeout, note, isOver: program.hasEnded});
  if (result !== 'ready') {
    await stop(program.child);
    const reason =
      result === 'over' ? 'ended before it was ready' : `did not answer within ${String(timeout / 1000)} s`;
    throw new Error(`Netlify's local runtime ${reason}.\n\n${program.output()}`.trimEnd());
  }
  return {url, stop: () => stop(program.child), ended: program.ended};
}

const minute = 60_000;

/** Calls a local site's scheduled function every minute. Returns a function that stops it. */
export function runEveryMinute(url: string): () => void {
  let hasFailed = false;
  const call = async () => {
    try {
      const signal = AbortSignal.timeout(minute);
      await (await fetch(`${url}/.netlify/functions/outbox`, {method: 'POST', signal})).arrayBuffer();
    } catch (error) {
      // Report once: a site that is shutting down doesn't respond either.
      if (!hasFailed) printLine(`The scheduled function "outbox" did not respond: ${messageOf(error)}`);
      hasFailed = true;
    }
  };
  const timer = setInterval(() => void call(), minute);
  timer.unref();
  return () => clearInterval(timer);
}
