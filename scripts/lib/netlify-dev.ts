import process from 'node:process';
import {pathToFileURL} from 'node:url';

import getPort from 'get-port';

import {followProgram, stop, waitFor, type WaitOptions} from './processes.ts';
import {childEnvironment, inProject, root, tools} from './project.mjs';
import {giveUp, messageOf, say} from './terminal.ts';

// --offline: no account and no network. Without the second flag Netlify downloads Deno at the first request and stops.
const quietFlags = ['--offline', '--internal-disable-edge-functions', '--no-open', '--skip-gitignore'];

/** Netlify insists on starting the server behind it, and waits 15 s for its port. This only stays alive. */
const idleCommand = 'node --eval setInterval(Boolean,1e9)';

const preload = ['--import', pathToFileURL(inProject('scripts/lib/netlify-preload.ts')).href];

export type NetlifyDevOptions = {
  /** Port for visitors. */
  port: number;
  /** Port of a running server to put behind Netlify's runtime. Without one, the built site is served. */
  targetPort?: number;
  /** Keeps Netlify's output back, unless the start fails. */
  quiet?: boolean;
  /** Receives each line of Netlify's output instead of the terminal. */
  onLine?: (line: string) => void;
  /** Longest wait for the first answer, in milliseconds. */
  patience?: number;
  note?: WaitOptions['note'];
  /** Project folder. Its `.netlify` has the database and the local mail. */
  folder?: string;
  /** More environment variables for the functions. */
  env?: Readonly<Record<string, string>>;
};

export type LocalSite = {
  url: string;
  stop: () => Promise<void>;
  /** Resolves to the exit status once the runtime ends. */
  ended: Promise<number>;
};

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, {redirect: 'manual', signal: AbortSignal.timeout(15_000)});
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}

/** The port to serve on: `PORT`, or 8888. Ends with a clear message when it is invalid or taken. */
export async function choosePort(command: string): Promise<number> {
  const wanted = process.env.PORT || '8888';
  const port = Number(wanted);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    giveUp(`PORT is "${wanted}". Use a number from 1 to 65535, for example: PORT=3000 ${command}`);
  }
  if ((await getPort({port})) !== port) {
    giveUp(
      `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port + 1} ${command}`,
    );
  }
  return port;
}

/** Starts Netlify's local runtime and waits until `/` answers 200. Throws with its output when it does not. */
export async function startNetlifyDev({
  port,
  targetPort,
  folder = root,
  quiet = false,
  onLine,
  patience = 300_000,
  note,
  env = {},
}: NetlifyDevOptions): Promise<LocalSite> {
  const args = ['dev', ...quietFlags, '--port', String(port), '--functions-port', String(await getPort())];
  if (targetPort !== undefined) {
    args.push('--framework', '#custom', '--command', idleCommand, '--target-port', String(targetPort));
  }
  const isBuilt = targetPort === undefined;
  const program = followProgram(process.execPath, ['--no-deprecation', ...preload, tools.netlify, ...args], {
    // CI switches off Netlify's usage reports and its questions; it has no other effect here.
    env: childEnvironment({CI: '1', SITE_PORT: String(port), ...(isBuilt && {SITE_BUILT: '1'}), ...env}),
    cwd: folder,
    onLine: quiet ? () => undefined : onLine,
  });
  const url = `http://localhost:${String(port)}`;
  const result = await waitFor(() => answers(`${url}/`), {patience, note, isOver: program.hasEnded});
  if (result !== 'ready') {
    await stop(program.child);
    const reason =
      result === 'over' ? 'ended before it was ready' : `did not answer within ${String(patience / 1000)} s`;
    throw new Error(`Netlify's local runtime ${reason}.\n\n${program.output()}`.trimEnd());
  }
  return {url, stop: () => stop(program.child), ended: program.ended};
}

const minute = 60_000;

/** Calls the scheduled function of a local site every minute, as Netlify does for a published one. Returns what ends it. */
export function runEveryMinute(url: string): () => void {
  let hasFailed = false;
  const call = async () => {
    try {
      const signal = AbortSignal.timeout(minute);
      await (await fetch(`${url}/.netlify/functions/outbox`, {method: 'POST', signal})).arrayBuffer();
    } catch (error) {
      // Once is enough: a site that is being stopped does not answer either.
      if (!hasFailed) say(`The scheduled function "outbox" did not answer: ${messageOf(error)}`);
      hasFailed = true;
    }
  };
  const timer = setInterval(() => void call(), minute);
  timer.unref();
  return () => clearInterval(timer);
}
