import path from 'node:path';
import process from 'node:process';

import {ensureInstalled} from './lib/install.mjs';
import {continueOnProjectNode} from './lib/project-node.mjs';
import {root} from './lib/project.mjs';
import {formatDuration, say} from './lib/say.mjs';

// `npm run check:content`: front matter, links, headings, pictures, spelling and wording of all that writers write.
// With a folder as argument it checks the project in that folder.
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  await ensureInstalled();
  await continueOnProjectNode();
}
const started = performance.now();
const {checkContent} = await import('./content/check.mjs');
const {complaints, pages, contentFiles, minutesOf} = checkContent(folder === undefined ? root : path.resolve(folder));

let last;
for (const {file, line, message} of complaints) {
  if (file !== last) say(`\n${file}`);
  say(`  ${String(line).padStart(4)}  ${message}`);
  last = file;
}

const count = (kind) => pages.filter((page) => page.kind === kind && !page.draft).length;
const minutes = pages.filter(({kind, draft}) => kind === 'post' && !draft).map(minutesOf);
const drafts = pages.filter(({draft}) => draft).length;
const read = [
  `${count('doc')} docs`,
  `${count('post')} articles${minutes.length > 0 ? ` (${Math.min(...minutes)} to ${Math.max(...minutes)} minutes each)` : ''}`,
  `${count('faq')} files of questions`,
  `${count('page')} pages`,
  `${contentFiles} content files`,
  ...(drafts > 0 ? [`${drafts} drafts, which no build contains`] : []),
];
say(`\nRead in ${formatDuration(performance.now() - started)}: ${read.join(', ')}.`);
say(complaints.length === 0 ? 'Nothing to change.' : `${complaints.length} to change.`);
process.exitCode = complaints.length === 0 ? 0 : 1;
