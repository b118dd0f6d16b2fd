import process from 'node:process';
import {pathToFileURL} from 'node:url';

import {findFreePort} from './ports.ts';
import {followProgram, waitFor, type WaitOptions} from './program.ts';
import {stop} from './processes.ts';
import {childEnvironment, inProject, root, tools} from './project.mjs';

// --offline: no account and no network. Without the second flag Netlify downloads Deno at the first request and stops.
const quietFlags = ['--offline', '--internal-disable-edge-functions', '--no-open', '--skip-gitignore'];

/** Netlify insists on starting the server behind it, and waits 15 s for its port. This only stays alive. */
const idleCommand = 'node --eval setInterval(Boolean,1e9)';

const preloads = ['like-production.ts', 'end-with-parent.ts'].flatMap((name) => [
  '--import',
  pathToFileURL(inProject('scripts/lib', name)).href,
]);

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
  const args = ['dev', ...quietFlags, '--port', String(port), '--functions-port', String(await findFreePort())];
  if (targetPort !== undefined) {
    args.push('--framework', '#custom', '--command', idleCommand, '--target-port', String(targetPort));
  }
  const isBuilt = targetPort === undefined;
  const program = followProgram(process.execPath, ['--no-deprecation', ...preloads, tools.netlify, ...args], {
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
