import {root} from '../lib/project.mjs';
import {messageOf} from '../lib/terminal.ts';
import {createChecker} from './check.ts';
import type {FileComplaint} from './complaint.ts';

/** Result of a check, without what can't be passed between processes. */
export type CheckResult = {complaints: FileComplaint[]; pages: {file: string; address: string}[]} | {error: string};

/*
 * Checks content in a process of its own for `npm run dev`, at each message. A new one reads changed code: components,
 * prices, pictures.
 */
const check = createChecker(root);

process.on('disconnect', () => process.exit());
process.on('message', () => {
  void check()
    .then(({complaints, pages}) => ({complaints, pages: pages.map(({file, address}) => ({file, address}))}))
    // A file is being moved, or YAML is half edited: the next change is checked again.
    .catch((error: unknown) => ({error: messageOf(error)}))
    .then((result: CheckResult) => process.send?.(result));
});
