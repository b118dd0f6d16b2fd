/*
 * One expression a language; its named groups say what a match is: key, string, number, comment, or `quoted` for a string
 * that may hold JSON. A match in no group is plain: it is there to keep a later rule from seeing it.
 * No lookbehind: the front door of the documentation runs these in the browser, and some in use cannot read it.
 */
const doubleQuoted = String.raw`"(?:\\.|[^"\\])*"`;
const singleQuoted = String.raw`'(?:\\.|[^'\\])*'`;
const number = String.raw`(?<number>\b\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?\b)`;

const json = [`(?<key>${doubleQuoted})(?=\\s*:)`, `(?<string>${doubleQuoted})`, number];

const shell = [
  // After a continued line comes an argument, not a command.
  String.raw`\\\n[ \t]*`,
  String.raw`(?<comment>^[ \t]*#.*)`,
  // A variable that is set, or the command that begins a line or follows a pipe.
  String.raw`(?<key>^[ \t]*(?:export +)?[A-Za-z_][\w.-]*)`,
  String.raw`(?<quoted>'[^']*')`,
  `(?<string>${doubleQuoted})`,
];

const javascript = [
  String.raw`(?<comment>\/\/.*|\/\*[\s\S]*?\*\/)`,
  `(?<key>(?:${singleQuoted}|${doubleQuoted}|\\b[A-Za-z_$][\\w$]*)(?=:\\s))`,
  `(?<string>${singleQuoted}|${doubleQuoted}|\`(?:\\\\[\\s\\S]|[^\`\\\\])*\`)`,
  number,
];

const python = [
  String.raw`(?<comment>#.*)`,
  `(?<key>(?:${singleQuoted}|${doubleQuoted})(?=\\s*:)|\\b[a-z_]\\w*(?==[^=\\s]))`,
  `(?<string>[rbfu]*(?:"""[\\s\\S]*?"""|${doubleQuoted}|${singleQuoted}))`,
  number,
];

const rules: readonly (readonly [names: readonly string[], parts: readonly string[]])[] = [
  [['json'], json],
  [['bash', 'sh', 'shell'], shell],
  [['js', 'javascript', 'ts', 'typescript'], javascript],
  [['py', 'python'], python],
];

/** Expression by the name of a language. */
export const grammars: ReadonlyMap<string, RegExp> = new Map(
  rules.flatMap(([names, parts]) => names.map((name) => [name, new RegExp(parts.join('|'), 'gm')] as const)),
);
