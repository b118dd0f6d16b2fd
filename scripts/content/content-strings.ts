import ts from 'typescript';

import type {Prose} from './page.ts';

/** Keys whose texts are names for the program, not for a reader. */
const notRead = new Set('to href id icon slug path src kind tone key name code usage sample'.split(' '));

function keyOf({parent}: ts.Node): string {
  if (!ts.isPropertyAssignment(parent)) return '';
  const {name} = parent;
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
}

/** Several lines with brackets or commands in them. */
const isCode = (text: string) => text.includes('\n') && /[{}()=\\]/.test(text);

/** A sentence or a label: several words, or one that begins with a capital. */
const isProse = (text: string) =>
  !isCode(text) && (/\p{L}{2,} \p{L}/u.test(text) || /^\p{Lu}\p{Ll}+[.!?]?$/u.test(text));

function* literalsOf(node: ts.Node): Generator<ts.LiteralLikeNode> {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) yield node;
  const children: ts.Node[] = [];
  if (!ts.isImportDeclaration(node) && !ts.isTypeNode(node)) {
    ts.forEachChild(node, (child) => void children.push(child));
  }
  for (const child of children) yield* literalsOf(child);
}

/** The prose in a content file in TypeScript: the words of the marketing pages, with their lines. */
export function readContentStrings(file: string, text: string): Prose[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return [...literalsOf(source)]
    .filter((node) => !notRead.has(keyOf(node)) && isProse(node.text))
    .map((node) => ({
      text: node.text,
      isBody: false,
      line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
    }));
}
