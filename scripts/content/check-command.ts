import path from 'node:path';
import process from 'node:process';

import {createChecker, formatComplaints, summarize} from './check.ts';
import {root} from '../lib/project.mjs';
import {formatDuration, say} from '../lib/terminal.ts';

/**
 * `npm run check:content`: checks all that writers write, and fails when there is something to change.
 * @param folder of another project, for tests
 */
export function runCheckContent(folder: string | undefined): void {
  const started = performance.now();
  const report = createChecker(folder === undefined ? root : path.resolve(folder))();
  const wrong = report.complaints.filter(({note}) => note !== true).length;
  if (report.complaints.length > 0) say(formatComplaints(report.complaints));
  say(`\nRead in ${formatDuration(performance.now() - started)}: ${summarize(report)}.`);
  say(wrong === 0 ? 'Nothing to change.' : `${String(wrong)} to change.`);
  process.exitCode = wrong === 0 ? 0 : 1;
}
