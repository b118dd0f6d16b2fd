import {grammars} from './grammars';

/** What is colored in code; all else keeps the color of text. */
export type CodeKind = 'key' | 'string' | 'number' | 'comment';

export type CodeToken = {kind?: CodeKind; text: string};

const kinds: readonly CodeKind[] = ['key', 'string', 'number', 'comment'];

/** A piece of JSON between shell quotes, such as the body of a request, is colored as JSON. */
const quotedJson = /^'(\s*[[{][\s\S]*)'$/;

function readMatch(groups: Record<string, string | undefined>, text: string): CodeToken[] {
  const json = groups['quoted'] === undefined ? undefined : quotedJson.exec(text)?.[1];
  if (json !== undefined) {
    return [{kind: 'string', text: "'"}, ...highlightCode(json, 'json'), {kind: 'string', text: "'"}];
  }
  if (groups['quoted'] !== undefined) return [{kind: 'string', text}];
  const kind = kinds.find((name) => groups[name] !== undefined);
  return [kind === undefined ? {text} : {kind, text}];
}

/**
 * Splits code into tokens whose texts, joined, are the code again. Knows the languages of the documentation: shell, JavaScript,
 * Python and JSON, by the names a writer may give a fence; any other is one plain token.
 */
export function highlightCode(code: string, language: string | undefined): CodeToken[] {
  const grammar = language === undefined ? undefined : grammars.get(language);
  if (grammar === undefined) return [{text: code}];
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of code.matchAll(grammar)) {
    if (match.index > end) tokens.push({text: code.slice(end, match.index)});
    tokens.push(...readMatch(match.groups ?? {}, match[0]));
    end = match.index + match[0].length;
  }
  if (end < code.length) tokens.push({text: code.slice(end)});
  return tokens;
}

/** The same tokens by line, without the line breaks; a token that spans lines is cut. */
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
