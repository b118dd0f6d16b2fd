import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import nspell from 'nspell';

/** Words of the project that no dictionary has: names, products, terms of the trade. One a line; # starts a comment. */
const wordList = 'scripts/content/words.txt';

/** Suggestions cost a tenth of a second each, and a page full of errors needs no more of them. */
const mostSuggestions = 20;

// Addresses, file names, placeholders and identifiers are no prose.
const noProse =
  /https?:\/\/\S+|[\w.+-]+@[\w-]+\.[\w.]+|(?<!\w)\/[\w./#-]+|\{\{.*?\}\}|\b[\w-]+\.(?:\w{2,})\b|\b\w*(?:[a-z][A-Z]|_|\d)\w*/g;
const word = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/gu;

/** Reads the dictionary of American English and the project's own words. */
export function loadSpeller(root) {
  const folder = path.dirname(createRequire(import.meta.url).resolve('dictionary-en'));
  const speller = nspell({
    aff: readFileSync(path.join(folder, 'index.aff')),
    dic: readFileSync(path.join(folder, 'index.dic')),
  });
  const own = path.join(root, wordList);
  const lines = existsSync(own) ? readFileSync(own, 'utf8').split('\n') : [];
  const words = lines.map((line) => line.replace(/#.*/, '').trim()).filter(Boolean);
  words.forEach((one) => speller.add(one));
  return {speller, suggestions: mostSuggestions, known: new Map(), own: new Set(words)};
}

/** A word of the project in another form: “Handoffs” for “handoff”. */
function isOwn({own}, plain) {
  const small = plain.toLowerCase();
  return own.has(small) || own.has(small.replace(/s$/, ''));
}

function isCorrect(state, found) {
  const plain = found.replaceAll('’', "'").replace(/'s?$/, '');
  // Short words in capitals are initials: CRM, SMS, PDFs.
  if (/^[A-Z]{2,5}s?$/.test(plain) || plain.length < 2) return true;
  if (!state.known.has(plain)) state.known.set(plain, isOwn(state, plain) || state.speller.correct(plain));
  // “add-on” may be in the dictionary as a whole, “text-only” is two words that are.
  return state.known.get(plain) || (plain.includes('-') && plain.split('-').every((part) => isCorrect(state, part)));
}

function suggest(state, found) {
  if (state.suggestions <= 0) return '';
  state.suggestions -= 1;
  const [first] = state.speller.suggest(found.replaceAll('’', "'"));
  return first ? ` Did you mean “${first}”?` : '';
}

/** Words of a stretch of prose that are in no dictionary. */
export function* checkSpelling({text, line}, state) {
  const prose = text.replace(noProse, ' ');
  for (const [found] of prose.matchAll(word)) {
    if (isCorrect(state, found)) continue;
    yield {
      line,
      message: `“${found}” is in no dictionary.${suggest(state, found)} If it is right, add it to ${wordList}.`,
    };
  }
}
