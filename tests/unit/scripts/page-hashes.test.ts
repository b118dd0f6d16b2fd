import {listChangedPages, recordPages} from '../../../scripts/lib/page-hashes';
import {useFolder} from '../../support/folder';

import {execFileSync} from 'node:child_process';

const folder = useFolder();

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@site.example', ...args], {
    cwd: folder.at(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

const commit = (text: string): void => {
  folder.write({'source.txt': text});
  git('add', 'source.txt');
  git('commit', '-m', text);
};

/** Builds two pages. Scripts have other names in each build. */
const build = (text: string, script: string): void => {
  folder.write({
    'build/index.html': `<script src=/assets/js/islands.${script}.js></script>Home`,
    'build/docs/api.html': text,
  });
};

const changed = (): string[] | undefined => listChangedPages(folder.at())?.files;

beforeEach(() => {
  git('init', '-b', 'main');
  folder.write({'.gitignore': 'build\nnode_modules\n'});
  git('add', '.gitignore');
  commit('base');
  build('Before', '0123abcd');
  recordPages(folder.at());
});

test('a page that differs from the build of where the branch left main is listed', () => {
  git('switch', '-c', 'branch');
  commit('first');
  commit('second');
  build('After', '4567abcd');
  expect(changed()).toEqual(['docs/api.html']);
  expect(listChangedPages(folder.at())?.base).toBe(git('rev-parse', 'main'));
});

test('changes that are not committed are compared with the commit, and a commit on main with the one before', () => {
  folder.write({'source.txt': 'changed'});
  build('After', '0123abcd');
  expect(changed()).toEqual(['docs/api.html']);
  // A build of them says nothing about the commit.
  recordPages(folder.at());
  expect(changed()).toEqual(['docs/api.html']);
  commit('next');
  recordPages(folder.at());
  expect(changed()).toEqual(['docs/api.html']);
});

test('a base that was not built here, a broken record and a folder without git are no base', () => {
  const base = git('rev-parse', 'HEAD');
  git('switch', '-c', 'branch');
  commit('next');
  folder.write({[`node_modules/.cache/built-pages/${base}.json`]: '{"index.html'});
  expect(listChangedPages(folder.at())).toBeUndefined();
  git('switch', 'main');
  commit('elsewhere');
  commit('and on');
  expect(listChangedPages(folder.at())).toBeUndefined();
  git('branch', '-m', 'trunk');
  expect(listChangedPages(folder.at())).toBeUndefined();
});
