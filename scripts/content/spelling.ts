import type {Prose} from './page.ts';

import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {decodeTrie, mapDictionaryInformationToWeightMap} from 'cspell-trie-lib';
import ts from 'typescript';

/** Project words missing in dictionaries: names, products, technical terms. One or a name of several per line; # starts a comment. */
export const wordList = 'scripts/content/words.txt';

type DictionaryInformation = Parameters<typeof mapDictionaryInformationToWeightMap>[0];

type Extension = {dictionaryDefinitions: {path: string; dictionaryInformation: DictionaryInformation}[]};

/** Suggestions take up to a tenth of a second each, so their number per page is limited. */
const maxSuggestions = 20;

/** Endings of British words, with the American ones. */
const british: readonly (readonly [RegExp, string])[] = [
  [/is(e|ed|es|ing|ation|ations|er|ers)$/i, 'iz$1'],
  [/ys(e|ed|es|ing|er|ers)$/i, 'yz$1'],
  [/our(?=(?:s|ed|ing|ite|ites|able|ful|hood|al)?$)/i, 'or'],
  [/re(s?)$/i, 'er$1'],
  [/ll(ed|ing|er|ers)$/i, 'l$1'],
  [/ogue(s?)$/i, 'og$1'],
  [/ence(s?)$/i, 'ense$1'],
  [/ae/i, 'e'],
];

// Addresses, file names, placeholders and identifiers are not prose.
const nonProse =
  /https?:\/\/\S+|[\w.+-]+@[\w-]+\.[\w.]+|(?<!\w)\/[\w./#-]+|\{\{.*?\}\}|\b[\w-]+\.(?:\w{2,})\b|\b\w*(?:[a-z][A-Z]|_|\d)\w*/g;
const wordPattern = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/gu;

function readDictionary() {
  const extension = createRequire(import.meta.url).resolve('@cspell/dict-en_us/cspell-ext.json');
  const [definition] = (JSON.parse(readFileSync(extension, 'utf8')) as Extension).dictionaryDefinitions;
  if (definition === undefined) throw new Error('@cspell/dict-en_us has no dictionary.');
  const trie = decodeTrie(gunzipSync(readFileSync(path.join(path.dirname(extension), definition.path))));
  return {trie, weightMap: mapDictionaryInformationToWeightMap(definition.dictionaryInformation)};
}

/** The American dictionary of CSpell. */
let dictionary: ReturnType<typeof readDictionary> | undefined;

/** Loads the dictionary and the project's words, and returns a function that spell-checks a text. */
export function loadSpeller(root: string): (text: string) => Iterable<string> {
  dictionary ??= readDictionary();
  const {trie, weightMap} = dictionary;
  const file = path.join(root, wordList);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const projectWords = new Set(
    lines.flatMap((line) => line.replace(/#.*/, '').replaceAll('’', "'").split(/\s+/)).filter(Boolean),
  );
  const results = new Map<string, boolean>();
  const suggested = new Map<string, string>();

  /** A project word, including plural or capitalized. */
  const isOwn = (plain: string) =>
    [plain, plain.toLowerCase()].some((form) => projectWords.has(form) || projectWords.has(form.replace(/s$/, '')));

  const isCorrect = (word: string): boolean => {
    const plain = word.replaceAll('’', "'").replace(/'s?$/, '');
    // Short words in capitals are acronyms: CRM, SMS, PDFs.
    if (/^[A-Z]{2,5}s?$/.test(plain) || plain.length < 2) return true;
    const before = results.get(plain);
    if (before !== undefined) return before;
    const forms = [plain, plain.toLowerCase(), plain.charAt(0) + plain.slice(1).toLowerCase()];
    const result =
      isOwn(plain) ||
      forms.some((form) => trie.hasWord(form, true)) ||
      // “text-only” is two dictionary words.
      (plain.includes('-') && plain.split('-').every(isCorrect));
    results.set(plain, result);
    return result;
  };

  /** The American form of a British word, if the dictionary has it. */
  const american = (word: string): string | undefined =>
    british.map(([from, to]) => word.replace(from, to)).find((form) => form !== word && isCorrect(form));

  const suggest = (word: string): string => {
    const form = american(word);
    if (form !== undefined) return ` Did you mean “${form}”?`;
    let hint = suggested.get(word);
    if (hint === undefined && suggested.size < maxSuggestions) {
      const [best = ''] = trie.suggest(word.replaceAll('’', "'"), {numSuggestions: 1, weightMap, ignoreCase: true});
      const meant = /^\p{Lu}/u.test(word) ? best.charAt(0).toUpperCase() + best.slice(1) : best;
      hint = best === '' || meant === word ? '' : ` Did you mean “${meant}”?`;
      suggested.set(word, hint);
    }
    return hint ?? '';
  };

  return function* checkSpelling(text) {
    for (const [word] of text.replace(nonProse, ' ').matchAll(wordPattern)) {
      if (isCorrect(word)) continue;
      yield `“${word}” is not in the dictionary.${suggest(word)} If it is correct, add it to ${wordList}.`;
    }
  };
}

/** Keys whose values are identifiers or search phrases, not text. */
const skippedKeys = new Set('to href id icon slug path src kind tone key name code usage sample phrases'.split(' '));

function keyOf({parent}: ts.Node): string {
  if (ts.isArrayLiteralExpression(parent)) return keyOf(parent);
  if (!ts.isPropertyAssignment(parent)) return '';
  const {name} = parent;
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
}

/** Multi-line code. */
const isCode = (text: string) => text.includes('\n') && /[{}()=\\]/.test(text);

/** A sentence or label: several words, or one that starts with a capital. */
const isProse = (text: string) =>
  !isCode(text) && (/\p{L}{2,} \p{L}/u.test(text) || /^\p{Lu}\p{Ll}+[.!?]?$/u.test(text));

/** An address of this site in a content file. */
export type ContentLink = {to: string; line: number};

/** Not of functions, and not of the style guide, which only some builds have. */
const contentLink = /^\/(?!api\/|styleguide)(?:[a-z][a-z\d-]*(?:\/[a-z\d-]+)*)?(?:#[\w-]+)?$/;

/** Addresses of pages in a TypeScript content file, with their lines. */
export function readContentLinks(file: string, text: string): ContentLink[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const links: ContentLink[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) && /^(?:to|href)$/.test(keyOf(node)) && contentLink.test(node.text)) {
      links.push({to: node.text, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1});
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return links;
}

/** Words of other products, which readers never see. */
const hiddenWords = 'src/content/search/keywords.ts';

/** Prose in a TypeScript content file, with its lines. */
export function readContentStrings(file: string, text: string): Prose[] {
  if (file === hiddenWords) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const prose: Prose[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && !skippedKeys.has(keyOf(node)) && isProse(node.text)) {
      const {line} = source.getLineAndCharacterOfPosition(node.getStart());
      prose.push({text: node.text, isBody: false, line: line + 1});
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return prose;
}
