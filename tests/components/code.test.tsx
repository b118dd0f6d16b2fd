import CodeBlock from '#src/theme/CodeBlock';
import {Code} from '#src/ui/docs/Code';
import {renderInSite} from '../support/render';

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

const show = (code: string, language?: string): HTMLElement =>
  renderInSite(<Code code={code} language={language} />).container;

/** Trimmed texts of one color. */
const textsOf = (kind: string, code: string, language: string): string[] =>
  Array.from(show(code, language).querySelectorAll(`.code-${kind}`), ({textContent}) => textContent.trim());

describe('highlighting', () => {
  test.each([
    ['bash', curl],
    ['js', js],
    ['python', python],
    ['json', '{"a": [1, -2.5e3, "b\\"c"], "d": null}'],
    ['text', 'plain "text"\n\nand an empty line'],
  ])('of %s keeps every character', (language, code) => {
    expect(show(code, language).textContent).toBe(code);
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
    for (const language of ['cobol', undefined]) expect(show('"a": 1', language).querySelector('span')).toBeNull();
  });
});

describe('a code block', () => {
  const show = (code: string, language: string, metastring = ''): HTMLElement =>
    renderInSite(
      <CodeBlock className={`language-${language}`} metastring={metastring}>
        {code}
      </CodeBlock>,
    ).container;
  const markedIn = (block: HTMLElement): (string | null)[] =>
    Array.from(block.querySelectorAll('.code-marked'), ({textContent}) => textContent);

  test('has its title, and marks the lines of a range', () => {
    const block = show('{\n  "a": 1,\n  "b": 2\n}\n', 'json', 'title="a" {1,3-4}');
    expect(block.textContent).toMatch(/^a/);
    expect(markedIn(block)).toEqual(['{\n', '  "b": 2\n', '}']);
  });

  test('marks the lines that comments name, and leaves the comments out', () => {
    const block = show('a;\n// highlight-next-line\nb;\n// highlight-start\nc;\nd;\n// highlight-end\ne;\n', 'js');
    expect(markedIn(block)).toEqual(['b;\n', 'c;\n', 'd;\n']);
    expect(block.textContent).not.toContain('highlight-');
    expect(block.textContent).toMatch(/^JavaScript/);
  });
});
