import {spawn} from 'node:child_process';
import process from 'node:process';

import {childEnvironment, root} from './project.mjs';

const running = new Set();

// The last resort, for an end that waits for nothing (process.exit() in the middle of a run): nothing may stay behind.
process.on('exit', () => {
  for (const child of running) {
    signalGroup(child, 'SIGKILL');
  }
});

/**
 * Starts a program in a process group of its own, so that its children can be stopped with it.
 * Every program started here is stopped by `stopAll`.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions}} [options]
 * @returns {import('node:child_process').ChildProcess}
 */
export function start(command, args, {cwd = root, env, stdio = 'inherit'} = {}) {
  const child = spawn(command, args, {
    cwd,
    env: env ?? childEnvironment(),
    stdio,
    detached: true,
  });
  running.add(child);
  child.once('error', () => running.delete(child));
  return child;
}

/**
 * Runs a program to its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{capture?: boolean, cwd?: string, env?: NodeJS.ProcessEnv}} [options] `capture` keeps the
 *   output back and resolves to it
 * @returns {Promise<{code: number, output: string}>}
 */
export function run(command, args, {capture = false, ...options} = {}) {
  return new Promise((resolve) => {
    const stdio = capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    const child = start(command, args, {...options, stdio});
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({code: 1, output: error.message}));
    child.once('close', async (code) => {
      await stop(child);
      resolve({code: code ?? 1, output});
    });
  });
}

/** Runs a JavaScript tool with the Node that runs this script. */
export function runTool(file, args, options) {
  return run(process.execPath, [file, ...args], options);
}

/** Sends a signal to the whole group. False when nobody is left in it. */
function signalGroup(child, signal) {
  try {
    // A process id that is not known would make this the group of the caller.
    process.kill(-(child.pid ?? Number.NaN), signal);
    return true;
  } catch {
    return false;
  }
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Stops a program and everything it started: asks first, insists after `patience` milliseconds. */
export async function stop(child, patience = 5000) {
  if (child.pid === undefined) {
    return;
  }
  signalGroup(child, 'SIGTERM');
  for (const deadline = Date.now() + patience; Date.now() < deadline && signalGroup(child, 0);) {
    await pause(50);
  }
  signalGroup(child, 'SIGKILL');
  running.delete(child);
}

/** Stops everything that this process started. */
export async function stopAll() {
  await Promise.all([...running].map((child) => stop(child)));
}

/**
 * On Ctrl-C, a kill, or a closed terminal: stops all children, then ends.
 * npm that is killed hands no signal on, so losing the parent counts as one. (npm hands the others to its child alone,
 * which is why the scripts in package.json start with `exec`: without it that child is a shell, and keeps them.)
 */
export function stopAllOnSignal() {
  let stopping = false;
  const end = async (status) => {
    if (stopping) {
      return;
    }
    stopping = true;
    await stopAll();
    process.exit(status);
  };
  process.on('SIGINT', () => void end(130));
  process.on('SIGTERM', () => void end(143));
  process.on('SIGHUP', () => void end(129));

  if (process.env.npm_lifecycle_event !== undefined) {
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) {
        void end(143);
      }
    }, 1000).unref();
  }
}
