import type {CodeSample} from '#src/content/schema/api-reference';

/** A request for the code samples. */
export type SampleRequest = {
  method: string;
  url: string;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  hasIdempotencyKey: boolean;
  /** Variable name of the result; undefined without a response body. */
  result: string | undefined;
};

type Dialect = {
  key: (name: string) => string;
  words: Readonly<Record<string, string>>;
  text: (value: string) => string;
};

const quote = (value: string): string => JSON.stringify(value);
const single = (value: string): string =>
  value.includes("'") ? quote(value) : `'${quote(value).slice(1, -1).replaceAll('\\"', '"')}'`;

const json: Dialect = {key: quote, words: {}, text: quote};
const javascript: Dialect = {key: (name) => (/^\w+$/.test(name) ? name : single(name)), words: {}, text: single};
const python: Dialect = {key: quote, words: {true: 'True', false: 'False', null: 'None'}, text: quote};

/** Formats a value as a literal. Nested lists and objects stay on one line if they fit the code column. */
function print(value: unknown, dialect: Dialect, indent: string, step: string, depth = 0): string {
  if (typeof value === 'string') return dialect.text(value);
  if (typeof value !== 'object' || value === null) return dialect.words[String(value)] ?? String(value);
  const deeper = indent + step;
  const inner = (item: unknown): string => print(item, dialect, deeper, step, depth + 1);
  const isList = Array.isArray(value);
  const items = isList
    ? value.map(inner)
    : Object.entries(value).map(([key, item]) => `${dialect.key(key)}: ${inner(item)}`);
  const [open, close] = isList ? '[]' : '{}';
  const line = `${open}${items.join(', ')}${close}`;
  const fits = items.length === 0 || (depth > 0 && line.length < 40 && !line.includes('\n'));
  const end = dialect === json ? '' : ',';
  return fits ? line : `${open}\n${deeper}${items.join(`,\n${deeper}`)}${end}\n${indent}${close}`;
}

function queryOf({query}: SampleRequest): string {
  const text = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

/** Joins the lines that a request has. */
const joinLines = (lines: readonly (string | false)[], separator = '\n'): string =>
  lines.filter((line) => line !== false).join(separator);

function printCurl(request: SampleRequest): string {
  const {method, url, body, hasIdempotencyKey} = request;
  const hasBody = body !== undefined;
  // curl sends a POST by default if there is a body.
  const isImplied = method === (hasBody ? 'POST' : 'GET');
  const address = url + queryOf(request);
  const lines = [
    `curl ${isImplied ? '' : `-X ${method} `}${address.includes('?') ? `"${address}"` : address}`,
    `-H "Authorization: Bearer $SCALEWELL_KEY"`,
    hasIdempotencyKey && `-H "Idempotency-Key: $(uuidgen)"`,
    hasBody && `-H "Content-Type: application/json"`,
    hasBody && `-d '${print(body, json, '  ', '  ').replaceAll("'", String.raw`'\''`)}'`,
  ];
  return joinLines(lines, ' \\\n  ');
}

function printJavascript(request: SampleRequest): string {
  const {method, url, body, hasIdempotencyKey, result} = request;
  return joinLines([
    `const response = await fetch('${url}${queryOf(request)}', {`,
    method !== 'GET' && `  method: '${method}',`,
    '  headers: {',
    '    Authorization: `Bearer ${process.env.SCALEWELL_KEY}`,',
    hasIdempotencyKey && `    'Idempotency-Key': crypto.randomUUID(),`,
    body !== undefined && `    'Content-Type': 'application/json',`,
    '  },',
    body !== undefined && `  body: JSON.stringify(${print(body, javascript, '  ', '  ')}),`,
    '});',
    `if (!response.ok) throw new Error(\`Status \${response.status}\`);`,
    result !== undefined && `const ${result} = await response.json();`,
  ]);
}

function printPython(request: SampleRequest): string {
  const {method, url, query, body, hasIdempotencyKey, result} = request;
  const authorization = `"Authorization": f"Bearer {os.environ['SCALEWELL_KEY']}"`;
  const name = result?.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return joinLines([
    'import os',
    'import requests',
    hasIdempotencyKey && 'import uuid',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    "${url}",`,
    hasIdempotencyKey
      ? `    headers={\n        ${authorization},\n        "Idempotency-Key": str(uuid.uuid4()),\n    },`
      : `    headers={${authorization}},`,
    Object.keys(query).length > 0 && `    params=${print(query, python, '    ', '    ', 1)},`,
    body !== undefined && `    json=${print(body, python, '    ', '    ')},`,
    '    timeout=10,',
    ')',
    'response.raise_for_status()',
    name !== undefined && `${name} = response.json()`,
  ]);
}

export const jsonSample = (label: string, value: unknown): CodeSample => ({
  label,
  language: 'json',
  code: print(value, json, '', '  '),
});

/** A request in three languages. */
export const requestSamples = (request: SampleRequest): CodeSample[] => [
  {label: 'curl', language: 'bash', code: printCurl(request)},
  {label: 'JavaScript', language: 'js', code: printJavascript(request)},
  {label: 'Python', language: 'python', code: printPython(request)},
];
