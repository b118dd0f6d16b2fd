import {parentPort} from 'node:worker_threads';

import {createChecker} from './check.ts';
import type {FileComplaint} from './complaint.ts';
import {root} from '../lib/project.mjs';
import {messageOf} from '../lib/terminal.ts';

/** Result of a check, without what can't be passed between threads. */
export type CheckResult = {complaints: FileComplaint[]; pages: {file: string; address: string}[]} | {error: string};

/*
 * Checks content in a thread of its own for `npm run dev`, at each message. A new thread reads changed code: components,
 * prices, pictures.
 */
const check = createChecker(root);

parentPort?.on('message', () => {
  void check()
    .then(({complaints, pages}) => ({complaints, pages: pages.map(({file, address}) => ({file, address}))}))
    // A file is being moved, or YAML is half edited: the next change is checked again.
    .catch((error: unknown) => ({error: messageOf(error)}))
    .then((result: CheckResult) => parentPort?.postMessage(result));
});
