import {languages, Prism} from './languages';

import {Highlight, type Token} from 'prism-react-renderer';
import type {ReactNode} from 'react';

/** The design has four colors (src/styles/theme/_code.scss); other tokens have the color of the text. */
const kinds: Readonly<Record<string, string>> = {
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

const lineBreak: Token = {types: ['plain'], content: '\n'};

type Piece = {kind: string | undefined; text: string};

/** Joins neighbors of one color into one element. In nested tokens the outer color wins. */
function toPieces(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  const add = (kind: string | undefined, text: string): void => {
    const last = pieces.at(-1);
    if (last?.kind === kind && last !== undefined) last.text += text;
    else pieces.push({kind, text});
  };
  for (const {types, content, empty} of tokens) {
    if (empty !== true) add(types.flatMap((type) => kinds[type] ?? [])[0], content);
  }
  return pieces;
}

const show = (tokens: readonly Token[]): ReactNode[] =>
  toPieces(tokens).map(({kind, text}, index) =>
    kind === undefined ? (
      text
    ) : (
      <span key={index} className={`code-${kind}`}>
        {text}
      </span>
    ),
  );

export type CodeProps = {
  code: string;
  /** As in a code fence. Code in an unknown language has no colors. */
  language?: string | undefined;
  /** Indexes of marked lines. */
  marked?: ReadonlySet<number>;
};

/** Highlighted code, for a `<pre>`. A marked line includes its line break, so copied text keeps it. */
export function Code({code, language = '', marked}: CodeProps): ReactNode {
  return (
    <Highlight prism={Prism} code={code} language={language in languages ? language : 'plain'}>
      {({tokens}) => {
        const lines = tokens.map((line, at) => (at === tokens.length - 1 ? line : [...line, lineBreak]));
        const showLine = (line: readonly Token[], at: number): ReactNode =>
          marked?.has(at) ? (
            <span key={at} className="code-marked">
              {show(line)}
            </span>
          ) : (
            show(line)
          );
        return <code>{marked?.size ? lines.map(showLine) : show(lines.flat())}</code>;
      }}
    </Highlight>
  );
}
