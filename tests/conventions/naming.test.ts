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

describe('names', () => {
  it('a folder is kebab-case, or PascalCase when it is a component', () => {
    const wrong = folders
      .filter((folder) => !kebab.test(path.basename(folder)) && !pascal.test(path.basename(folder)))
      .map((folder) => `${folder}: name it like-this, or LikeThis when it holds a component.`);
    expect(wrong).toEqual([]);
  });

  it('a PascalCase folder contains a component in index.tsx, or its hook', () => {
    const holds = (folder: string) =>
      sourceFiles.some(
        (file) => file.startsWith(`${folder}/`) && (file.endsWith('/index.tsx') || hook.test(stem(file))),
      );
    const wrong = folders
      .filter((folder) => pascal.test(path.basename(folder)) && !holds(folder))
      .map((folder) => `${folder} has no index.tsx. Name a folder that is no component like-this.`);
    expect(wrong).toEqual([]);
  });

  it('a component is Name/index.tsx, and its own parts are Part.tsx in the same folder', () => {
    const wrong = sourceFiles
      .filter((file) => file.endsWith('.tsx') && pascal.test(stem(file)))
      .filter((file) => !sourceFiles.includes(`${path.posix.dirname(file)}/index.tsx`))
      .map((file) => `${file}: write it as ${file.replace('.tsx', '/index.tsx')}.`);
    expect(wrong).toEqual([]);
  });

  it('a component is exported under the name of its folder', () => {
    const wrong = sourceFiles
      .filter((file) => /^src\/(?:ui|sections|features|pictures|templates)\/(?:.*\/)?[A-Z]\w*\/index\.tsx$/.test(file))
      .map((file) => ({file, name: path.basename(path.dirname(file))}))
      .filter(({file, name}) => !new RegExp(String.raw`export (?:function|const) ${name}\b`).test(readText(file)))
      .map(({file, name}) => `${file} does not export ${name}. Name the component like its folder.`);
    expect(wrong).toEqual([]);
  });

  it('routes, hooks and plain files are kebab-case or useThing', () => {
    const wrong = sourceFiles
      .filter((file) => !file.endsWith('.scss') && !kebab.test(stem(file)) && !hook.test(stem(file)))
      .filter((file) => !(file.endsWith('.tsx') && pascal.test(stem(file))))
      // An underscore keeps a file of src/pages from becoming a route.
      .filter((file) => !/^src\/pages\/(?:.*\/)?_/.test(file))
      .map((file) => `${file}: a hook is useThing.ts, any other file that is no component like-this.ts.`);
    expect(wrong).toEqual([]);
  });

  it('a style sheet is a kebab-case module, or a partial with an underscore', () => {
    const wrong = sourceFiles
      .filter((file) => file.endsWith('.scss') && file !== 'src/styles/main.scss')
      .filter((file) => !/^(?:[a-z\d]+(?:-[a-z\d]+)*\.module|_[a-z\d]+(?:-[a-z\d]+)*)\.scss$/.test(path.basename(file)))
      .map((file) => `${file}: name it styles.module.scss beside its component, or _name.scss when others use it.`);
    expect(wrong).toEqual([]);
  });

  it('a function is a folder with an entry file of the same name', () => {
    const entries = listFiles(['functions'], ['.mts']);
    const wrong = entries
      .filter((file) => file !== `functions/${stem(file)}/${stem(file)}.mts`)
      .map(
        (file) => `${file}: Netlify takes functions/name/name.mts for a function. End the names of its parts in .ts.`,
      );
    expect(wrong).toEqual([]);
    expect(listFiles(['functions/lib'], ['index.ts', 'lib.ts', 'index.mts', 'lib.mts'])).toEqual([]);
  });
});
