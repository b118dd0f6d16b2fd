import ts from 'typescript';

import {readText} from './source-tree';

export type Import = {
  specifier: string;
  line: number;
  /** Whether nothing of it is left after compiling. */
  typeOnly: boolean;
};

/** Syntax tree of a file, by its path relative to the project. */
export function parseFile(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest, true);
}

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) {
    return node.isTypeOnly;
  }
  const clause = node.importClause;
  if (clause === undefined) {
    return false;
  }
  const {namedBindings} = clause;
  const onlyTypes =
    namedBindings !== undefined && ts.isNamedImports(namedBindings) && namedBindings.elements.length > 0;
  return (
    clause.phaseModifier === ts.SyntaxKind.TypeKeyword ||
    (clause.name === undefined && onlyTypes && namedBindings.elements.every((element) => element.isTypeOnly))
  );
}

/** Every import of a file: `import`, `export … from`, `import()` and `require()`. */
export function readImports(file: string): Import[] {
  const source = parseFile(file);
  const found: Import[] = [];
  const add = (node: ts.Node, specifier: ts.Node | undefined, typeOnly: boolean) => {
    if (specifier !== undefined && ts.isStringLiteralLike(specifier)) {
      const {line} = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({specifier: specifier.text, line: line + 1, typeOnly});
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      add(node, node.moduleSpecifier, isTypeOnly(node));
    } else if (ts.isCallExpression(node)) {
      const {expression} = node;
      const isRequire = ts.isIdentifier(expression) && expression.text === 'require';
      if (isRequire || expression.kind === ts.SyntaxKind.ImportKeyword) {
        add(node, node.arguments[0], false);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
