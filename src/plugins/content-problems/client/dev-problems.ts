import type {ClientModule} from '@docusaurus/types';
import problems from '@generated/content-problems/default/problems.json';

/* Shows problems of the open page in `npm run dev`: a page with wrong front matter would stay as it was, in silence. */

const id = 'content-problems';

/** Adds, changes or removes the list at the bottom of the window. */
function showProblems(): void {
  const {pathname} = window.location;
  const address = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const pageProblems = problems.filter((problem) => problem.address === address);
  document.getElementById(id)?.remove();
  const [first] = pageProblems;
  if (first === undefined) return;
  const box = document.createElement('details');
  box.id = id;
  box.open = true;
  box.style.cssText =
    'position: fixed; inset: auto 0 0; z-index: 999; max-height: 40vh; overflow: auto; padding: 1em; color: var(--sw-ink); background: var(--sw-danger-tint); border-top: 2px solid var(--sw-danger)';
  const title = document.createElement('summary');
  title.textContent = `${String(pageProblems.length)} ${pageProblems.length === 1 ? 'problem' : 'problems'} in ${first.file}`;
  const lines = pageProblems.map(({line, message}) => {
    const row = document.createElement('p');
    row.textContent = `Line ${String(line)}: ${message}`;
    return row;
  });
  box.append(title, ...lines);
  document.body.append(box);
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  showProblems();
};

/** Hot reload of the bundler. */
type Hot = {accept: (file: string, then: () => void) => void};

if (typeof window !== 'undefined') {
  (import.meta as {webpackHot?: Hot}).webpackHot?.accept(
    '@generated/content-problems/default/problems.json',
    showProblems,
  );
}
