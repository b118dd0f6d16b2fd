import type {Complaint} from './complaint.ts';
import {cureFence, cureLine} from './forms.ts';

/** Characters that nobody sees. */
const unreadable = /[^\P{Cc}\0\t\r\n]|[\u200B\u2060\uFEFF]/u;

function checkCharacters(line: string): string | undefined {
  const [sign] = unreadable.exec(line) ?? [];
  const name = sign?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return name && `Type this line again: it has an invisible character (U+${name}).`;
}

/** The rest of a page is code if a block isn't closed. */
export const unclosedCode = 'Close this code with ``` on a line of its own, below it.';

type Open = {line: number; name: string; size: number; isTooSmall?: boolean};

/** Complaints about each line of a page: forms of other sites, code and callouts that aren't closed. Line by line, so that one that MDX can't parse doesn't hide the others. */
export function* checkLines(text: string, start: number, callouts: readonly string[]): Generator<Complaint> {
  const foreign = text.split('\n').findIndex((line) => /[\0\uFFFD]/.test(line));
  if (foreign !== -1) {
    yield {
      line: foreign + 1,
      message: 'Save this file as UTF-8, and type characters again that are shown as “\uFFFD”.',
    };
  }
  let fence = '';
  let fenceLine = 0;
  let isFormula = false;
  const open: Open[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    const character = checkCharacters(line);
    if (character !== undefined) yield {line: at + 1, message: character};
    if (at < start) continue;
    const [, mark = '', info = ''] = /^[\s>]*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    const where = {line: at + 1};
    if (fence !== '') {
      if (mark.startsWith(fence) && info.trim() === '') fence = '';
      continue;
    }
    if (mark !== '' && !info.includes('`')) {
      fence = mark;
      fenceLine = at + 1;
      const message = cureFence(info.trim(), callouts);
      if (message !== undefined) yield {...where, message};
      continue;
    }
    if (/^\s*\$\$\s*$/.test(line)) isFormula = !isFormula;
    else if (isFormula) continue;
    if (/^\s*\$\$\s*$/.test(line) && !isFormula) continue;
    const [, signs = '', name = ''] = /^[\s>]*(:{3,})\s*(\w*)/.exec(line) ?? [];
    const outer = open.at(-1);
    if (name !== '') {
      if (outer !== undefined && outer.size <= signs.length) outer.isTooSmall = true;
      open.push({...where, name, size: signs.length});
    } else if (signs !== '' && open.pop()?.isTooSmall && outer !== undefined) {
      const message = `Write ::::${outer.name} here and :::: at its end: a callout needs more colons than the one in it.`;
      yield {line: outer.line, message};
    }
    const message = cureLine(line.replace(/`[^`]*`/g, '``'), callouts);
    if (message !== undefined) yield {...where, message};
  }
  if (fence !== '') yield {line: fenceLine, message: unclosedCode};
  for (const {line, name} of open)
    yield {line, message: `Close :::${name} with ::: on a line of its own, below its text.`};
}
