import {readFileSync} from 'node:fs';
import {parse} from 'yaml';

/** The subset of JSON Schema 2020-12 that the OpenAPI file uses, with references resolved. */
export type Schema = {
  type?: string | readonly string[];
  description?: string;
  format?: string;
  enum?: readonly string[];
  default?: string | number | boolean;
  examples?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
};

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description: string;
  schema: Schema;
  example?: string | number;
};

type NamedExample = {summary: string; value: {status: number}};
type Media = {schema: Schema; example?: unknown; examples?: Readonly<Record<string, NamedExample>>};
type Content = Readonly<Record<string, Media>>;

export type Operation = {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description: string;
  security: readonly [{apiKey: readonly [scope: string]}];
  parameters?: readonly Parameter[];
  requestBody?: {content: Content};
  responses: Readonly<Record<string, {description: string; content?: Content}>>;
};

type Tag = {name: string; description: string; 'x-object': string};

export type Spec = {
  info: {title: string; description: string};
  servers: readonly [{url: string}];
  tags: readonly Tag[];
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  webhooks: Readonly<Record<string, {post: {summary: string; requestBody: {content: Content}}}>>;
  components: {schemas: Readonly<Record<string, Schema>>};
};

/** Path of the OpenAPI file from the project root. */
export const specFile = 'docs/api/openapi.yaml';

/**
 * Replaces each `$ref` with its target in the same document.
 * @throws If a reference has no target.
 */
export function dereference(root: unknown): unknown {
  const resolve = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(resolve);
    if (typeof node !== 'object' || node === null) return node;
    if ('$ref' in node && typeof node.$ref === 'string') return follow(node.$ref);
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolve(value)]));
  };
  const follow = (reference: string): unknown => {
    const keys = reference.replace(/^#\//, '').split('/');
    const target = keys.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], root);
    if (target === undefined) throw new Error(`${specFile} has no ${reference}.`);
    return resolve(target);
  };
  return resolve(root);
}

/** Reads the OpenAPI file, both as written (for `/openapi.json`) and with references resolved. */
export function readSpec(file: string): {source: unknown; spec: Spec} {
  const source: unknown = parse(readFileSync(file, 'utf8'));
  return {source, spec: dereference(source) as Spec};
}
