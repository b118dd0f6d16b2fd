import {claims} from '#src/content/company/claims';
import {facts} from '#src/content/company/facts';
import {inProject} from '../../scripts/lib/project.mjs';
import {listFiles, readText} from '../support/source-tree';

import {existsSync} from 'node:fs';

/** Text with its facts and claims, and without the addresses of links, as visitors read it. */
export const print = (text: string): string =>
  text
    .replaceAll(/<Claim name="(\w+)" \/>/g, (_, name: keyof typeof claims) => claims[name])
    .replaceAll(/<Fact name="(\w+)" \/>/g, (_, name: keyof typeof facts) => facts[name].text)
    .replaceAll(/\]\([^)]*\)/g, ']');

const numerals = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ending = /(?:ment|ation|ion|ing|ied|ie|ed|e|y)$/;

/** Words of at least four letters without their endings, and figures with what they count: `remind`, `10 minut`. */
function keyWords(text: string): Set<string> {
  const words = (text.toLowerCase().match(/[a-z]+|\d[\d,.]*\d|\d/g) ?? []).map((word) => {
    const numeral = numerals.indexOf(word);
    return numeral > 0 ? String(numeral) : word.replace(/s$/, '').replace(ending, '');
  });
  return new Set(
    words.flatMap((word, index) => {
      if (/^\d/.test(word)) return [`${word} ${words[index + 1] ?? ''}`];
      return word.length > 3 ? [word] : [];
    }),
  );
}

const guides = listFiles(['docs'], ['.mdx']).filter((file) => !file.startsWith('docs/api/'));
const wordsOfGuides = guides.map((file) => keyWords(print(readText(file))));
const common = new Set(
  'with that this your them they when from what each ever both their other ther than then have will want without until someon themselv'.split(
    ' ',
  ),
);

/** Key words of a promise that fewer than half of the guides use, and its figures. */
function distinctive(promise: string): string[] {
  return [...keyWords(promise)].filter((word) => {
    const used = wordsOfGuides.filter((words) => words.has(word)).length;
    return /^\d/.test(word) || (!common.has(word) && used < guides.length / 2);
  });
}

/** The section of a guide that an address names, or the whole guide. */
export function readGuide(address: string): string {
  const [path = '', anchor] = address.split('#');
  const file = [`docs/${path}.mdx`, `docs/${path}/index.mdx`].find((name) => existsSync(inProject(name)));
  if (file === undefined) return '';
  const text = print(readText(file));
  if (anchor === undefined) return text;
  const section = text.split(/^(?=## )/m).find((part) => {
    const heading = /^## (.*)$/m.exec(part)?.[1] ?? '';
    return (
      heading
        .toLowerCase()
        .replaceAll(/[’?]/g, '')
        .replaceAll(/[^a-z\d]+/g, '-') === anchor
    );
  });
  return section ?? '';
}

/**
 * What a guide lacks of a promise: `undefined` if they share a figure or two distinctive words, or all of them if there
 * are fewer. Otherwise the words to look for.
 */
export function unkept(promise: string, address: string): string | undefined {
  const words = keyWords(readGuide(address));
  const wanted = distinctive(promise);
  const shared = wanted.filter((word) => words.has(word));
  const isKept =
    shared.some((word) => /^\d/.test(word)) || (shared.length > 0 && shared.length >= Math.min(2, wanted.length));
  return isKept ? undefined : `${address} has ${shared.join(', ') || 'none'} of ${wanted.join(', ')}`;
}

/** Numbered steps and rows of tables that name a control in bold. */
const controlLines = (text: string): string[] =>
  text.split('\n').filter((line) => /^\s*(?:\d+\.|\|) .*\*\*[^*]+\*\*/.test(line));

/**
 * What a section lacks of a promise that a card makes: `undefined` if one of its numbered steps, or a row of its tables,
 * names the control for it: a line with bold text that shares a figure or a distinctive word with the promise.
 */
export function withoutStep(promise: string, address: string): string | undefined {
  const wanted = distinctive(promise);
  const lines = controlLines(readGuide(address));
  const isKept = lines.some((line) => [...keyWords(line)].some((word) => wanted.includes(word)));
  return isKept ? undefined : `${address} has no step or row with ${wanted.join(', ')}`;
}
