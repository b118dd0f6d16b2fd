import {connect} from 'node:net';
import {createInterface} from 'node:readline';

import {start} from './processes.ts';

import type {ChildProcess} from 'node:child_process';

export type Program = {
  child: ChildProcess;
  /** The last 20,000 characters of its output; empty when it writes to the terminal itself. */
  output: () => string;
  hasEnded: () => boolean;
  /** Resolves to the exit status. */
  ended: Promise<number>;
};

export type ProgramOptions = {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Receives each line of output. Without it, the program writes to the terminal. */
  onLine?: ((line: string) => void) | undefined;
};

/** Starts a program that keeps running, and follows what it writes and when it ends. `stopAll` stops it. */
export function followProgram(command: string, args: readonly string[], {onLine, ...options}: ProgramOptions): Program {
  const pipe = onLine === undefined ? 'inherit' : 'pipe';
  const child = start(command, [...args], {...options, stdio: ['ignore', pipe, pipe]});
  let output = '';
  let hasEnded = false;
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue;
    createInterface({input: stream}).on('line', (line) => {
      output = `${output}${line}\n`.slice(-20_000);
      onLine?.(line);
    });
  }
  const ended = new Promise<number>((resolve) => {
    const end = (code: number | null) => {
      hasEnded = true;
      resolve(code ?? 1);
    };
    child.once('error', () => end(1));
    child.once('close', end);
  });
  return {child, output: () => output, hasEnded: () => hasEnded, ended};
}

export type WaitOptions = {
  /** Longest time to wait, in milliseconds. */
  patience: number;
  /** Pause between two tries, in milliseconds. */
  every?: number;
  /** Called every `noteEvery` milliseconds while waiting, with the seconds so far. */
  note?: ((seconds: number) => void) | undefined;
  noteEvery?: number;
  /** True when waiting has become useless, because the program has ended. */
  isOver?: () => boolean;
};

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Tries again and again until something is ready. Says how the wait ended: ready, out of time, or the program is over. */
export async function waitFor(
  isReady: () => Promise<boolean>,
  {patience, every = 200, note, noteEvery = 5000, isOver = () => false}: WaitOptions,
): Promise<'ready' | 'late' | 'over'> {
  const start = Date.now();
  const timer = setInterval(() => note?.(Math.round((Date.now() - start) / 1000)), noteEvery);
  try {
    while (!(await isReady())) {
      if (isOver()) return 'over';
      if (Date.now() - start > patience) return 'late';
      await pause(every);
    }
    return 'ready';
  } finally {
    clearInterval(timer);
  }
}

/** True when something on this machine takes connections on the port. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({port, host: 'localhost'});
    const end = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.setTimeout(2000, () => end(false));
  });
}
