import {type Server, type ServerOptions, startServer} from './processes.ts';
import {childEnvironment, inProject, root, tools, writeLastPort} from './project.mjs';
import {CommandError, messageOf, printLine} from './terminal.ts';

import {pathToFileURL} from 'node:url';
import {stripVTControlCharacters} from 'node:util';
import getPort from 'get-port';

// --offline: no account, no network. Without the second flag, Netlify downloads Deno at the first request and stops.
const quietFlags = ['--offline', '--internal-disable-edge-functions', '--no-open', '--skip-gitignore'];

/** Netlify requires a server to start, and waits 15 s for its port. This one only stays alive. */
const idleCommand = 'node --eval setInterval(Boolean,1e9)';

const preload = ['--import', pathToFileURL(inProject('scripts/lib/netlify-preload.ts')).href];

type NetlifyDevOptions = Partial<Pick<ServerOptions, 'timeout' | 'note' | 'onLine'>> & {
  /** Port for visitors. */
  port: number;
  /** Port of a running server to put behind Netlify's runtime. Without one, the built site is served. */
  targetPort?: number;
  /** Project folder. Its `.netlify` contains the database and local mail. */
  folder?: string;
  /** Extra environment variables for the functions. */
  env?: Readonly<Record<string, string>>;
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
    throw new CommandError(`PORT is "${wanted}". Use a number from 1 to 65535, for example: PORT=3000 ${command}`);
  }
  if ((await getPort({port})) !== port) {
    throw new CommandError(
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
  timeout = 300_000,
  env = {},
  ...options
}: NetlifyDevOptions): Promise<Server & {url: string}> {
  const args = ['dev', ...quietFlags, '--port', String(port), '--functions-port', String(await getPort())];
  if (targetPort !== undefined) {
    args.push('--framework', '#custom', '--command', idleCommand, '--target-port', String(targetPort));
  }
  const isBuilt = targetPort === undefined;
  const url = `http://localhost:${port}`;
  const server = await startServer(process.execPath, ['--no-deprecation', ...preload, tools.netlify, ...args], {
    ...options,
    name: "Netlify's local runtime",
    isReady: () => responds(`${url}/`),
    timeout,
    // CI turns off Netlify's telemetry and prompts; it has no other effect here.
    env: childEnvironment({CI: '1', SITE_PORT: String(port), ...(isBuilt && {SITE_BUILT: '1'}), ...env}),
    cwd: folder,
  });
  if (folder === root) writeLastPort(port);
  return {...server, url};
}

const minute = 60_000;

/** Calls a local site's scheduled function every minute. */
export function runEveryMinute(url: string): void {
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
  setInterval(() => void call(), minute).unref();
}

/** Whether a line of output says what developers need. The content check reports problems of MDX, with line numbers. */
export function isProblem(line: string): boolean {
  const plain = stripVTControlCharacters(line);
  const isMdx =
    /\.mdx\b|MDX compilation|YAMLParseError|front matter|truncation markers|plugin reload failure|version current/i.test(
      plain,
    );
  return !isMdx && /^\[(?:ERROR|WARNING)\]|^\s*×|^ERROR\b|Error: /.test(plain);
}
