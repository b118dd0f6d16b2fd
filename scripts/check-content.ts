import path from 'node:path';

import {createChecker, formatComplaints, summarize} from './content/check';
import {reportImport} from './content/import';
import {root} from './lib/project.mjs';
import {count, formatDuration, readArguments, printLine} from './lib/terminal';

const usage = `npm run check:content checks all content and fails if it finds a problem.

  npm run check:content -- FOLDER            checks the project in that folder
  npm run check:content -- --import FOLDER   lists what would have to change in pages of another Docusaurus site`;

const {positionals, values} = readArguments(usage, {allowPositionals: true, options: {import: {type: 'string'}}});
const started = performance.now();
if (values.import !== undefined) {
  printLine(await reportImport(root, path.resolve(values.import)));
} else {
  const report = await createChecker(path.resolve(positionals[0] ?? root))();
  const wrong = report.complaints.filter(({note}) => note !== true).length;
  if (report.complaints.length > 0) printLine(formatComplaints(report.complaints));
  printLine(`\nChecked in ${formatDuration(performance.now() - started)}: ${summarize(report)}.`);
  printLine(wrong === 0 ? 'No problems found.' : `${count(wrong, 'problem')} found.`);
  process.exitCode = wrong === 0 ? 0 : 1;
}
