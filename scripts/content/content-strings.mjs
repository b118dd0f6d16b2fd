import {readFileSync} from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import {listFiles} from './project-files.mjs';

/** Keys whose texts are names for the program, not for a reader. */
const notRead = new Set([
  'to',
  'href',
  'id',
  'icon',
  'slug',
  'path',
  'src',
  'kind',
  'tone',
  'key',
  'name',
  'code',
  'usage',
  'sample',
]);

function keyOf({parent}) {
  return parent && ts.isPropertyAssignment(parent) && !ts.isComputedPropertyName(parent.name) ? parent.name.text : '';
}

/** Several lines with brackets or commands in them. */
const isCode = (text) => text.includes('\n') && /[{}()=\\]/.test(text);

/** A sentence or a label: several words, or one that begins with a capital. */
const isProse = (text) => !isCode(text) && (/\p{L}{2,} \p{L}/u.test(text) || /^\p{Lu}\p{Ll}+[.!?]?$/u.test(text));

function* stringsOf(node) {
  const isText = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node);
  const isPart = ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
  if ((isText || isPart) && !notRead.has(keyOf(node)) && isProse(node.text)) yield node;
  const children = [];
  if (!ts.isImportDeclaration(node) && !ts.isTypeNode(node))
    ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* stringsOf(child);
}

/** The texts of the content files in TypeScript: the words of the marketing pages. */
export function readContentStrings(root) {
  return listFiles(root, 'src/content')
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `src/content/${file}`)
    .map((file) => {
      const source = ts.createSourceFile(
        file,
        readFileSync(path.join(root, file), 'utf8'),
        ts.ScriptTarget.Latest,
        true,
      );
      const strings = [...stringsOf(source)].map((node) => ({
        text: node.text,
        line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      }));
      return {file, strings};
    });
}
