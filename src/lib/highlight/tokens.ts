import type {CodeKind, CodeToken} from '#src/content/schema/code';
import {Prism} from 'prism-react-renderer';

import {grammars} from './languages';

import type {Token, TokenStream} from 'prismjs';

const kinds: Readonly<Record<string, CodeKind>> = {
  property: 'key',
  'literal-property': 'key',
  'string-property': 'key',
  'assign-left': 'key',
  command: 'key',
  string: 'string',
  'template-string': 'string',
  'string-interpolation': 'string',
  number: 'number',
  comment: 'comment',
};

/** Kind of a Prism token, by its type or alias. */
function kindOf({type, alias}: Token): CodeKind | undefined {
  return [alias, type].flat().flatMap((name) => kinds[name] ?? [])[0];
}

/** Prism nests tokens, such as a variable in a string. The outer color wins. */
function flatten(stream: TokenStream, outer?: CodeKind): CodeToken[] {
  if (Array.isArray(stream)) return stream.flatMap((token) => flatten(token, outer));
  if (typeof stream === 'string') return [outer === undefined ? {text: stream} : {kind: outer, text: stream}];
  return flatten(stream.content, outer ?? kindOf(stream));
}

/** Merges adjacent tokens of one kind into one element. */
function merge(tokens: readonly CodeToken[]): CodeToken[] {
  const merged: CodeToken[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    if (last !== undefined && last.kind === token.kind) last.text += token.text;
    else merged.push({...token});
  }
  return merged;
}

/** Splits code into tokens; joined, their texts are the code. Code in an unknown language is a single plain token. */
export function tokenize(code: string, language: string | undefined): CodeToken[] {
  const grammar = language === undefined ? undefined : grammars[language];
  return grammar === undefined ? [{text: code}] : merge(flatten(Prism.tokenize(code, grammar)));
}

/** Splits tokens into lines, without line breaks; a token that spans lines is split. */
export function splitLines(tokens: readonly CodeToken[]): CodeToken[][] {
  const lines: CodeToken[][] = [[]];
  for (const token of tokens) {
    token.text.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({...token, text});
    });
  }
  return lines;
}
