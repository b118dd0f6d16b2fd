import path from 'node:path';

import {listFiles, readText} from '../support/source-tree';

const kebab = /^[a-z\d]+(?:-[a-z\d]+)*$/;
const pascal = /^[A-Z][A-Za-z\d]*$/;
const hook = /^use[A-Z][A-Za-z\d]*$/;

const sourceFiles = listFiles(['src'], ['.ts', '.tsx', '.scss']);

/** Every folder around a file, below src. */
function foldersOf(file: string): string[] {
  const folder = path.posix.dirname(file);
  return folder === 'src' ? [] : [folder, ...foldersOf(folder)];
}

const folders = [...new Set(sourceFiles.flatMap(foldersOf))];

/** Name of a file up to its first dot: `styles` of `styles.module.scss`. */
const stem = (file: string) => path.basename(file).replace(/\..*$/, '');

const isComponentFolder = (folder: string): boolean => pascal.test(path.basename(folder));
const isComponent = (file: string): boolean => file.endsWith('.tsx') && pascal.test(stem(file));

/** Whether a folder has a component in index.tsx, or its hook. */
const holdsComponent = (folder: string): boolean =>
  sourceFiles.some((file) => file.startsWith(`${folder}/`) && (file.endsWith('/index.tsx') || hook.test(stem(file))));

/** Expects a name to fit, or says what to do instead. */
function expectAll(names: string[], fits: (name: string) => boolean, advice: string): void {
  expect(names.filter((name) => !fits(name)).map((name) => `${name}: ${advice}`)).toEqual([]);
}

describe('names', () => {
  it('a folder is kebab-case, or PascalCase when it is a component', () => {
    const fits = (folder: string) => kebab.test(path.basename(folder)) || isComponentFolder(folder);
    expectAll(folders, fits, 'name it like-this, or LikeThis when it holds a component.');
  });

  it('a PascalCase folder contains a component in index.tsx, or its hook', () => {
    expectAll(folders.filter(isComponentFolder), holdsComponent, 'name a folder that is not a component like-this.');
  });

  it('a component is Name/index.tsx, and its own parts are Part.tsx in the same folder', () => {
    const fits = (file: string) => sourceFiles.includes(`${path.posix.dirname(file)}/index.tsx`);
    expectAll(sourceFiles.filter(isComponent), fits, 'write it as Name/index.tsx.');
  });

  it('a component is exported under the name of its folder', () => {
    const components = /^src\/(?:ui|sections|features|pictures|templates)\/(?:.*\/)?[A-Z]\w*\/index\.tsx$/;
    const fits = (file: string) =>
      new RegExp(`export (?:function|const) ${path.basename(path.dirname(file))}\\b`).test(readText(file));
    const files = sourceFiles.filter((file) => components.test(file));
    expectAll(files, fits, 'name the component like its folder.');
  });

  it('routes, hooks and plain files are kebab-case or useThing', () => {
    // An underscore keeps a file of src/pages from becoming a route.
    const fits = (file: string) =>
      kebab.test(stem(file)) || hook.test(stem(file)) || isComponent(file) || /^src\/pages\/(?:.*\/)?_/.test(file);
    const files = sourceFiles.filter((file) => !file.endsWith('.scss'));
    expectAll(files, fits, 'a hook is useThing.ts, any other file that is not a component like-this.ts.');
  });

  it('a style sheet is a kebab-case module, or a partial with an underscore', () => {
    const sheets = sourceFiles.filter((file) => file.endsWith('.scss') && file !== 'src/styles/main.scss');
    const fits = (file: string) => /\/(?:[a-z\d]+(?:-[a-z\d]+)*\.module|_[a-z\d]+(?:-[a-z\d]+)*)\.scss$/.test(file);
    expectAll(sheets, fits, 'name it styles.module.scss beside its component, or _name.scss when others use it.');
  });

  it('a function is a folder with an entry file of the same name', () => {
    const fits = (file: string) => file === `functions/${stem(file)}/${stem(file)}.mts`;
    // Netlify also takes name/name.ts, name/index.ts and files outside of folders.
    const entries = listFiles(['functions'], ['.ts', '.mts']).filter((file) => {
      const [, folder, ...parts] = file.split('/');
      return (
        file.endsWith('.mts') || parts.length === 0 || (parts.length === 1 && [folder, 'index'].includes(stem(file)))
      );
    });
    expect(entries.length).toBeGreaterThan(5);
    expectAll(
      entries,
      fits,
      'Netlify takes functions/name/name.mts for a function. End the names of its parts in .ts.',
    );
  });
});
