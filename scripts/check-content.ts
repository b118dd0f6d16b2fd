import path from 'node:path';

import {createChecker, formatComplaints, summarize} from './content/check';
import {root} from './lib/project.mjs';
import {count, formatDuration, readArguments, printLine} from './lib/terminal';

const usage = `npm run check:content checks all content and fails if it finds a problem.

  npm run check:content -- FOLDER     checks the project in that folder`;

const {positionals} = readArguments(usage, {allowPositionals: true});
const started = performance.now();
const report = createChecker(path.resolve(positionals[0] ?? root))();
const wrong = report.complaints.filter(({note}) => note !== true).length;
if (report.complaints.length > 0) printLine(formatComplaints(report.complaints));
printLine(`\nChecked in ${formatDuration(performance.now() - started)}: ${summarize(report)}.`);
printLine(wrong === 0 ? 'No problems found.' : `${count(wrong, 'problem')} found.`);
process.exitCode = wrong === 0 ? 0 : 1;
