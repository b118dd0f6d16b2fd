import {spawn, type ChildProcess, type StdioOptions} from 'node:child_process';
import process from 'node:process';

import {childEnvironment, root} from './project.mjs';

const running = new Set<ChildProcess>();

// The last resort, when the process ends without waiting (process.exit() in the middle of a run).
process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
});

export type StartOptions = {cwd?: string; env?: NodeJS.ProcessEnv; stdio?: StdioOptions};

/** Starts a program in a process group of its own, so that its children can be stopped with it. `stopAll` stops it. */
export function start(command: string, args: readonly string[], options: StartOptions = {}): ChildProcess {
  const {cwd = root, env = childEnvironment(), stdio = 'inherit'} = options;
  const child = spawn(command, args, {cwd, env, stdio, detached: true});
  running.add(child);
  child.once('error', () => running.delete(child));
  return child;
}

export type RunOptions = {
  /** Holds the output back and returns it. */
  capture?: boolean;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
};

/** Runs a program to its end. */
export function run(
  command: string,
  args: readonly string[],
  {capture = false, ...options}: RunOptions = {},
): Promise<{code: number; output: string}> {
  return new Promise((resolve) => {
    const pipe = capture ? 'pipe' : 'inherit';
    const child = start(command, args, {...options, stdio: ['ignore', pipe, pipe]});
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
    child.once('error', (error) => resolve({code: 1, output: error.message}));
    child.once('close', (code) => {
      void stop(child).then(() => resolve({code: code ?? 1, output}));
    });
  });
}

/** Runs a JavaScript tool with the Node that runs this script. */
export const runTool = (file: string, args: readonly string[], options?: RunOptions) =>
  run(process.execPath, [file, ...args], options);

/** Sends a signal to the whole group. False when the group is empty. */
function signalGroup({pid}: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    // Without an ID this would be the caller's own group.
    process.kill(-(pid ?? Number.NaN), signal);
    return true;
  } catch {
    return false;
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Stops a program and everything it started, by force after `patience` milliseconds. */
export async function stop(child: ChildProcess, patience = 5000): Promise<void> {
  if (child.pid === undefined) return;
  signalGroup(child, 'SIGTERM');
  for (const deadline = Date.now() + patience; Date.now() < deadline && signalGroup(child, 0);) await pause(50);
  signalGroup(child, 'SIGKILL');
  running.delete(child);
}

/** Stops everything that this process started. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map((child) => stop(child)));
}

/**
 * On Ctrl-C, a kill or a closed terminal: stops all children, then ends. npm passes signals on only to its direct child,
 * which is why the scripts in package.json start with `exec`. When npm itself is killed it passes nothing on, so losing the
 * parent ends the process, too.
 */
export function stopAllOnSignal(): void {
  let stopping = false;
  const end = (status: number) => {
    if (stopping) return;
    stopping = true;
    void stopAll().then(() => process.exit(status));
  };
  process.on('SIGINT', () => end(130));
  process.on('SIGTERM', () => end(143));
  process.on('SIGHUP', () => end(129));
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end(143);
  }, 1000).unref();
}
