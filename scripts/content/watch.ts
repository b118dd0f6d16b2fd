import {inProject, root} from '../lib/project.mjs';
import {messageOf, printLine} from '../lib/terminal.ts';
import {formatComplaints} from './check.ts';
import type {FileComplaint} from './complaint.ts';
import {pageFolders} from './page.ts';
import {wordList} from './spelling.ts';
import type {CheckResult} from './worker.ts';

import {type ChildProcess, fork} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {watch} from 'chokidar';

/** Files whose changes can affect the check. Those of the second list are code, which a new process has to read. */
const watched = [...pageFolders, 'static'];
const code = ['src', 'scripts/content', wordList];
const isCode = (file: string) => /\.(?:[mc]?[tj]sx?|json|txt)$/.test(file);

/** Delay before checking a change, because editors may write a file in several steps. */
const settle = 100;

const keyOf = ({file, line, message}: FileComplaint) => `${file} ${String(line)} ${message}`;

type Checked = Exclude<CheckResult, {error: string}>;

/** What changed between two checks, for the terminal: complaints about edited files, and new ones elsewhere. */
function describeChange(edited: ReadonlySet<string>, before: readonly FileComplaint[], now: Checked): string {
  const previous = new Set(before.map(keyOf));
  const shown = now.complaints.filter((complaint) => edited.has(complaint.file) || !previous.has(keyOf(complaint)));
  if (shown.length > 0) return formatComplaints(shown);
  return now.pages.map(({file}) => (edited.has(file) ? `\n${file}: no problems in its content.` : '')).join('');
}

/** For src/plugins/content-problems/client/dev-problems.ts, which shows them in the browser. */
function passToBrowser({complaints, pages}: Checked): void {
  const file = inProject('.docusaurus/content-problems/default/problems.json');
  const addresses = new Map(pages.map((page) => [page.file, page.address]));
  const problems = complaints.flatMap(({note, ...complaint}) =>
    note ? [] : {...complaint, address: addresses.get(complaint.file)},
  );
  if (!existsSync(path.dirname(file))) mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(problems));
}

/** Not a thread: the compiler's native code never answers in a second thread of a process. */
export const startWorker = () =>
  fork(new URL('./worker.ts', import.meta.url), {
    execArgv: ['--import', new URL('../lib/typescript.ts', import.meta.url).href],
  });

export async function askWorker(worker: ChildProcess): Promise<CheckResult> {
  const ended = new AbortController();
  const exit = once(worker, 'exit', {signal: ended.signal}).then(() => ({error: 'its process ended.'}));
  exit.catch(() => undefined);
  worker.send('check');
  const message = once(worker, 'message').then(([result]) => result as CheckResult);
  return Promise.race([message, exit])
    .catch((error: unknown) => ({error: messageOf(error)}))
    .finally(() => ended.abort());
}

/**
 * Checks all content now and after each change, and prints what the writer should know.
 * @returns What the last check said about a file, once running checks are done.
 */
export function watchContent(): (file: string) => Promise<readonly FileComplaint[]> {
  let last: readonly FileComplaint[] | undefined;
  let edited = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let done: Promise<void> = Promise.resolve();
  let worker = startWorker();

  const check = async (): Promise<void> => {
    const files = edited;
    edited = new Set();
    if ([...files].some(isCode)) {
      worker.kill();
      worker = startWorker();
    }
    const result = await askWorker(worker);
    if ('error' in result) {
      printLine(`\nThe content could not be checked: ${result.error}`);
      return;
    }
    const text = describeChange(files, last ?? [], result);
    if (text !== '') printLine(text);
    last = result.complaints;
    passToBrowser(result);
  };
  const queue = (): void => {
    done = done.then(check);
  };
  queue();
  watch([...watched, ...code], {cwd: root, ignoreInitial: true}).on('all', (_, file) => {
    edited.add(file.split(path.sep).join('/'));
    clearTimeout(timer);
    timer = setTimeout(queue, settle);
  });
  return async (file) => {
    await new Promise((resolve) => setTimeout(resolve, 2 * settle));
    await done;
    return (last ?? []).filter((complaint) => complaint.file === file);
  };
}
