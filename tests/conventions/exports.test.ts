import path from 'node:path';

import ts from 'typescript';

import {parseFile} from '../support/imports';
import {isTest, listFiles} from '../support/source-tree';

const files = listFiles(['src', 'functions'], ['.ts', '.tsx', '.mts']).filter(
  (file) => !isTest(file) && !file.endsWith('.d.ts'),
);

// A framework imports the default export of these.
const defaultExportPlaces = [/^src\/pages\//, /^src\/theme\//, /^src\/plugins\//, /^functions\/[^/]+\/[^/]+\.mts$/];

function hasDefaultExport(statement: ts.Statement): boolean {
  if (ts.isExportAssignment(statement)) {
    return true;
  }
  if (ts.isExportDeclaration(statement)) {
    const {exportClause} = statement;
    return (
      exportClause !== undefined &&
      ts.isNamedExports(exportClause) &&
      exportClause.elements.some(({name}) => name.text === 'default')
    );
  }
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some(({kind}) => kind === ts.SyntaxKind.DefaultKeyword) ?? false;
}

/** `file: message` for each top-level statement that `isWrong` accepts. */
function findStatements(isWrong: (statement: ts.Statement) => boolean, message: string, among: string[]): string[] {
  return among.flatMap((file) => {
    const source = parseFile(file);
    return source.statements.filter(isWrong).map((statement) => {
      const {line} = source.getLineAndCharacterOfPosition(statement.getStart());
      return `${file}:${line + 1}: ${message}`;
    });
  });
}

describe('exports', () => {
  it('only pages, theme parts, plugins and functions have a default export', () => {
    const others = files.filter((file) => !defaultExportPlaces.some((place) => place.test(file)));
    expect(findStatements(hasDefaultExport, 'Export it by name.', others)).toEqual([]);
  });

  it('no file re-exports from another', () => {
    // A theme part may re-export the original, and a page the page of another address.
    const others = files.filter((file) => !/^src\/(?:theme|pages)\//.test(file));
    const isReExport = (statement: ts.Statement) =>
      ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined;
    const message = 'No barrels. Let each file import from the one that defines the thing.';
    expect(findStatements(isReExport, message, others)).toEqual([]);
  });

  it('a component is exported under the name of its folder', () => {
    const wrong = files
      .filter((file) => /^src\/(?:ui|sections|features|pictures|templates)\/(?:.*\/)?[A-Z]\w*\/index\.tsx$/.test(file))
      .filter((file) => {
        const name = path.basename(path.dirname(file));
        return !new RegExp(String.raw`export (?:function|const) ${name}\b`).test(parseFile(file).text);
      })
      .map(
        (file) => `${file} does not export ${path.basename(path.dirname(file))}. Name the component like its folder.`,
      );
    expect(wrong).toEqual([]);
  });
});
