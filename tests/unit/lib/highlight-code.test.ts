import highlightCodeInMdx from '#src/plugins/highlight-code/index';
import {splitLines, tokenize} from '#src/lib/highlight/tokens';

import type {Root} from 'hast';
import {h} from 'hastscript';

/** Trimmed texts of one token type. */
function textsOf(kind: string, code: string, language: string): string[] {
  return tokenize(code, language)
    .filter((token) => token.kind === kind)
    .map(({text}) => text.trim());
}

const curl = `# Create
curl -X POST "https://api.example/v1/contacts" \\
  -H "Content-Type: application/json" \\
  -d '{
    "age": 41,
    "tags": ["demo"]
  }'`;
const js = `// Create
const response = await fetch('https://api.example/a', {
  method: 'POST',
  headers: {'Content-Type': 'text/plain', Authorization: \`Bearer \${key}\`},
  timeout: 1_000,
});`;
const python = `import os  # keys
response = requests.post(
    f"{host}/contacts",
    json={"firstName": "Priya", "age": 41},
    timeout=10,
)
if a == b: pass`;

describe('highlighting', () => {
  test.each([
    ['bash', curl],
    ['js', js],
    ['python', python],
    ['json', '{"a": [1, -2.5e3, "b\\"c"], "d": null}'],
    ['text', 'plain "text"'],
  ])('of %s keeps every character', (language, code) => {
    const tokens = tokenize(code, language);
    expect(tokens.map(({text}) => text).join('')).toBe(code);
    const lines = splitLines(tokens).map((line) => line.map(({text}) => text).join(''));
    expect(lines.join('\n')).toBe(code);
  });

  test('of shell: the command, strings, and the JSON between quotes', () => {
    expect(textsOf('key', curl, 'bash')).toEqual(['curl', '"age"', '"tags"']);
    expect(textsOf('string', curl, 'bash')).toEqual([
      '"https://api.example/v1/contacts"',
      '"Content-Type: application/json"',
      "'",
      '"demo"',
      "'",
    ]);
    expect(textsOf('number', curl, 'bash')).toEqual(['41']);
    expect(textsOf('comment', curl, 'bash')).toEqual(['# Create']);
  });

  test('of JavaScript: a URL in a string is not a comment', () => {
    expect(textsOf('comment', js, 'js')).toEqual(['// Create']);
    expect(textsOf('key', js, 'js')).toEqual(['method', 'headers', "'Content-Type'", 'Authorization', 'timeout']);
    expect(textsOf('string', js, 'javascript')).toContain('`Bearer ${key}`');
    expect(textsOf('number', js, 'ts')).toEqual(['1_000']);
  });

  test('of Python: named arguments and keys, but not comparisons', () => {
    expect(textsOf('key', python, 'python')).toEqual(['json', '"firstName"', '"age"', 'timeout']);
    expect(textsOf('string', python, 'py')).toEqual(['f"{host}/contacts"', '"Priya"']);
    expect(textsOf('comment', python, 'python')).toEqual(['# keys']);
  });

  test('leaves an unknown language unchanged', () => {
    expect(tokenize('"a": 1', 'cobol')).toEqual([{text: '"a": 1'}]);
    expect(tokenize('"a": 1', undefined)).toEqual([{text: '"a": 1'}]);
  });
});

const fence = (code: string, language: string, metastring: string): Root =>
  h(null, h('pre', h('code', {className: `language-${language}`, metastring}, code)));

describe('the rehype plugin', () => {
  test('turns tokens into spans and marks lines', () => {
    const tree = fence('{\n  "a": 1,\n  "b": 2\n}\n', 'json', 'title="a" {1,3-4}');
    highlightCodeInMdx()(tree);
    const text = JSON.stringify(tree);
    expect(text).toContain('"className":["code-key"]');
    expect(text).toContain('"className":["code-number"]');
    expect(text.match(/code-marked/g)).toHaveLength(3);
  });

  test('marks the lines that Docusaurus’ comments name, and leaves the comments out', () => {
    const tree = fence('a;\n// highlight-next-line\nb;\n# highlight-start\nc;\nd;\n# highlight-end\ne;\n', 'js', '');
    highlightCodeInMdx()(tree);
    const text = JSON.stringify(tree);
    expect(text.match(/code-marked/g)).toHaveLength(3);
    expect(text).not.toContain('highlight-');
  });

  test('leaves inline code unchanged', () => {
    const tree = h(null, h('code', '"a"'));
    const before = structuredClone(tree);
    highlightCodeInMdx()(tree);
    expect(tree).toEqual(before);
  });
});
