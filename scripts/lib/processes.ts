import {childEnvironment, root, whenParentEnds} from './project.mjs';
import {CommandError} from './terminal.ts';

import {type ChildProcess, spawn, type StdioOptions} from 'node:child_process';
import {once} from 'node:events';
import {connect} from 'node:net';
import {createInterface} from 'node:readline';
import type {Readable} from 'node:stream';
import {setTimeout as pause} from 'node:timers/promises';

const running = new Set<ChildProcess>();

// Last resort if the process exits abruptly (process.exit() in the middle of a run).
process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
});

type ProgramOptions = {cwd?: string; env?: NodeJS.ProcessEnv};

/** Starts a program in its own process group, so `stop` and `stopAll` stop its children with it. */
export function start(
  command: string,
  args: readonly string[],
  {cwd = root, env = childEnvironment(), stdio = 'inherit'}: ProgramOptions & {stdio?: StdioOptions} = {},
): ChildProcess {
  const child = spawn(command, args, {cwd, env, stdio, detached: true});
  running.add(child);
  child.once('error', () => running.delete(child));
  return child;
}

/** Resolves to the exit status of a program; 1 if it does not start. */
export const waitForEnd = (child: ChildProcess): Promise<number> =>
  once(child, 'close').then(
    ([code]) => Number(code ?? 1),
    () => 1,
  );

/** Calls a function with each line of a stream, if the stream is piped to this process. */
export function onLine(input: Readable | null, act: (line: string) => void): void {
  if (input !== null) createInterface({input}).on('line', act);
}

/** `capture` returns the output instead of printing it. */
export type RunOptions = ProgramOptions & {capture?: boolean};

/** Runs a program until it exits. */
export async function run(
  command: string,
  args: readonly string[],
  {capture = false, ...options}: RunOptions = {},
): Promise<{code: number; output: string}> {
  const pipe = capture ? 'pipe' : 'inherit';
  const child = start(command, args, {...options, stdio: ['ignore', pipe, pipe]});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  child.once('error', ({message}) => (output += message));
  const code = await waitForEnd(child);
  await stop(child);
  return {code, output};
}

/** Runs a JavaScript tool with this Node. */
export const runTool = (file: string, args: readonly string[], options?: RunOptions) =>
  run(process.execPath, [file, ...args], options);

export type Server = {
  stop: () => Promise<void>;
  /** Resolves to the exit status. */
  ended: Promise<number>;
};

export type ServerOptions = ProgramOptions & {
  /** What it is, for errors. */
  name: string;
  isReady: () => Promise<boolean>;
  /** Milliseconds until it must be ready. */
  timeout: number;
  /** Called every 5 seconds while waiting, with the seconds so far. */
  note?: ((seconds: number) => void) | undefined;
  /** Receives each line of output. Without it, the server writes to the terminal. */
  onLine?: ((line: string) => void) | undefined;
};

/** Starts a server and waits until it is ready. Throws with the end of its output if it exits or takes too long. */
export async function startServer(
  command: string,
  args: readonly string[],
  {name, isReady, timeout, note, onLine: show, ...options}: ServerOptions,
): Promise<Server> {
  const pipe = show === undefined ? 'inherit' : 'pipe';
  const child = start(command, args, {...options, stdio: ['ignore', pipe, pipe]});
  const ended = waitForEnd(child);
  let output = '';
  for (const input of [child.stdout, child.stderr]) {
    onLine(input, (line) => {
      output = `${output}${line}\n`.slice(-20_000);
      show?.(line);
    });
  }
  const fail = async (reason: string) => {
    await stop(child);
    await ended;
    throw new CommandError(`${name} ${reason}.\n\n${output}`.trimEnd());
  };
  const startedAt = Date.now();
  const timer = setInterval(() => note?.(Math.round((Date.now() - startedAt) / 1000)), 5000);
  try {
    while (!(await isReady())) {
      if (child.exitCode !== null || child.signalCode !== null) await fail('ended before it was ready');
      if (Date.now() - startedAt > timeout) await fail(`did not respond within ${timeout / 1000} s`);
      await pause(200);
    }
  } finally {
    clearInterval(timer);
  }
  return {stop: () => stop(child), ended};
}

/** Whether something on this machine listens on the port. */
export async function isListening(port: number): Promise<boolean> {
  const socket = connect({port, host: 'localhost'});
  const isConnected = await once(socket, 'connect', {signal: AbortSignal.timeout(2000)}).then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isConnected;
}

/** Sends a signal to the whole group. Returns false if the group is empty. */
function signalGroup({pid}: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    // Without a PID, this would be the caller's own group.
    return process.kill(-(pid ?? Number.NaN), signal);
  } catch {
    return false;
  }
}

/** Stops a program and its children, by force after 5 seconds. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return;
  signalGroup(child, 'SIGTERM');
  for (const deadline = Date.now() + 5000; Date.now() < deadline && signalGroup(child, 0);) await pause(50);
  signalGroup(child, 'SIGKILL');
  running.delete(child);
}

/** Stops everything this process started. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map(stop));
}

/**
 * On Ctrl+C, kill or a closed terminal: stops all children, then exits. npm passes signals only to its direct child,
 * which is why the scripts in package.json start with `exec`. A killed npm passes on nothing, so losing the parent also
 * ends the process.
 */
export function stopAllOnSignal(): void {
  let stopping = false;
  const end = (status: number) => {
    if (stopping) return;
    stopping = true;
    void stopAll().then(() => process.exit(status));
  };
  for (const [signal, status] of Object.entries({SIGINT: 130, SIGTERM: 143, SIGHUP: 129})) {
    process.on(signal, () => end(status));
  }
  if (process.env.npm_lifecycle_event !== undefined) whenParentEnds(() => end(143));
}
