import {existsSync} from 'node:fs';
import path from 'node:path';

import {createChecker, formatComplaints, summarize, type Report} from './content/check';
import {reportImport} from './content/import';
import {root} from './lib/project.mjs';
import {count, exitWithError, formatDuration, readArguments, printLine} from './lib/terminal';

const usage = `npm run check:content checks all content and fails if it finds a problem.

  npm run check:content -- docs/messaging    prints only the problems in that folder or file
  npm run check:content -- --import FOLDER   lists what would have to change in pages of another Docusaurus site`;

/** The part of a report about these files and folders. */
function narrow(report: Report, places: readonly string[]): Report {
  if (places.length === 0) return report;
  const wanted = places.map((place) => {
    if (!existsSync(place)) exitWithError(`${place}: there is no such file or folder.`);
    return path.relative(root, path.resolve(place)).split(path.sep).join('/');
  });
  const isWanted = ({file}: {file: string}) => wanted.some((place) => file === place || file.startsWith(`${place}/`));
  const [complaints, pages] = [report.complaints.filter(isWanted), report.pages.filter(isWanted)];
  const isContent = wanted.some((place) => place.startsWith('src/content/'));
  if (pages.length === 0 && !isContent) exitWithError(`${places.join(', ')} has no pages of this site.`);
  return {complaints, pages, contentFiles: isContent ? report.contentFiles : 0};
}

const {positionals, values} = readArguments(usage, {allowPositionals: true, options: {import: {type: 'string'}}});
const started = performance.now();
if (values.import !== undefined) {
  printLine(await reportImport(root, path.resolve(values.import)));
} else {
  // Tests check other copies of the project.
  const isProject = (place: string) => ['docs', 'src'].some((name) => existsSync(path.join(place, name)));
  const project = positionals.find(isProject);
  const all = await createChecker(path.resolve(project ?? root))();
  const report = narrow(all, project === undefined ? positionals : []);
  const wrong = report.complaints.filter(({note}) => note !== true).length;
  if (report.complaints.length > 0) printLine(formatComplaints(report.complaints));
  printLine(`\nChecked in ${formatDuration(performance.now() - started)}: ${summarize(report)}.`);
  printLine(wrong === 0 ? 'No problems found.' : `${count(wrong, 'problem')} found.`);
  process.exitCode = wrong === 0 ? 0 : 1;
}
