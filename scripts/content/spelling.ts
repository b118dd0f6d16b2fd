import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';

import {decodeTrie, mapDictionaryInformationToWeightMap} from 'cspell-trie-lib';
import ts from 'typescript';

import type {Prose} from './page.ts';

/** Project words missing in dictionaries: names, products, technical terms. One per line; # starts a comment. */
export const wordList = 'scripts/content/words.txt';

type DictionaryInformation = Parameters<typeof mapDictionaryInformationToWeightMap>[0];

type Extension = {dictionaryDefinitions: {path: string; dictionaryInformation: DictionaryInformation}[]};

/** Suggestions take up to a tenth of a second each, so their number per page is limited. */
const maxSuggestions = 20;

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
  const projectWords = new Set(lines.map((line) => line.replace(/#.*/, '').trim()).filter(Boolean));
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

  const suggest = (word: string): string => {
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
