import path from 'node:path';

import {watch} from 'chokidar';

import {createChecker, formatComplaints, type FileComplaint, type Report} from '../content/check.ts';
import {pageFolders} from '../content/page.ts';
import {wordList} from '../content/spelling.ts';

/** What a change of any of these can make right or wrong. */
const watched = [...pageFolders, 'static', 'src/content/prices.ts', 'src/content/blog/categories.ts', wordList];

/** Pause after a change before it is checked: an editor may write a file in several steps. */
const settle = 100;

const keyOf = ({file, line, message}: FileComplaint) => `${file} ${String(line)} ${message}`;

/** What changed between two reports, for the terminal: complaints about the edited files, and new ones elsewhere. */
export function describeChange(edited: ReadonlySet<string>, before: Report, now: Report): string {
  const known = new Set(before.complaints.map(keyOf));
  const shown = now.complaints.filter((one) => edited.has(one.file) || !known.has(keyOf(one)));
  if (shown.length > 0) return formatComplaints(shown);
  const pages = now.pages.filter(({file}) => edited.has(file)).map(({file}) => `\n${file}: nothing to change.`);
  return pages.join('');
}

/**
 * Checks all content now, and again after each change.
 * @param print receives what a writer should read
 * @returns ends the watch
 */
export function watchContent(root: string, print: (text: string) => void): () => Promise<void> {
  let check = createChecker(root);
  let last = check();
  if (last.complaints.length > 0) print(formatComplaints(last.complaints));

  const edited = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const update = (): void => {
    if (edited.has(wordList)) check = createChecker(root);
    try {
      const now = check();
      const text = describeChange(edited, last, now);
      if (text !== '') print(text);
      last = now;
    } catch (error) {
      // A file that is being moved, or a YAML file in the middle of an edit: the next change is checked again.
      print(`\nThe content could not be checked: ${error instanceof Error ? error.message : String(error)}`);
    }
    edited.clear();
  };
  const watcher = watch(watched, {cwd: root, ignoreInitial: true});
  watcher.on('all', (_, file) => {
    edited.add(file.split(path.sep).join('/'));
    clearTimeout(timer);
    timer = setTimeout(update, settle);
  });
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}
