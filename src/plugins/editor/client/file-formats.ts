import {needsText} from '#src/lib/picture-text';
import {refusal} from './refusal';

import {type Document, isMap, isScalar, parse, parseDocument, type YAMLMap} from 'yaml';

/**
 * The text that a file had when the editor read it. It travels with the fields, under a name that no field has, so that a
 * saved file differs from it in what was edited only.
 */
const sourceKey = '__source';

type Content = Readonly<Record<string, unknown>>;

const frontMatter = /^---\n(?<head>[^]*?)\n---(?:\n|$)/;

/** A field that is left out: for flags such as `draft`, that is the same as off. */
const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** YAML 1.1, which Docusaurus reads, takes 9:41 for a number and `no` for a boolean. */
const needsQuotes = /^(?:[\d.,:+-]+|y|n|yes|no|on|off)$/i;

/** Sets the fields of a map that have another value than before; an empty field is left out. */
function update(document: Document, map: YAMLMap, content: Content): void {
  const before = map.toJS(document) as Content;
  for (const name of Object.keys(before)) {
    if (isEmpty(content[name]) && !isEmpty(before[name])) map.delete(name);
  }
  for (const [name, value] of Object.entries(content)) {
    if (isEmpty(value) || JSON.stringify(value) === JSON.stringify(before[name])) continue;
    const node = document.createNode(value, {flow: Array.isArray(value)});
    if (isScalar(node) && typeof value === 'string' && name !== 'date' && needsQuotes.test(value)) {
      node.type = 'QUOTE_DOUBLE';
    }
    map.set(name, node);
  }
}

/** A YAML map, without line breaks in values. */
const print = (document: Document) => document.toString({lineWidth: 0, flowCollectionPadding: false}).trim();

const isRecord = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readMap(text: string): {document: Document; map: YAMLMap} {
  const document = parseDocument(text === '' ? '{}' : text);
  if (document.errors[0] !== undefined) throw document.errors[0];
  if (!isMap(document.contents)) throw new Error('This file does not start with fields.');
  document.contents.flow = false;
  return {document, map: document.contents};
}

/** Address of the first picture outside of code that says nothing to people who can't see it. */
const findUndescribed = (body: string): string | undefined =>
  /!\[\s*\]\(([^)\s]+)/.exec(body.replace(/^(`{3,}|~{3,})[^]*?^\1|`[^`\n]+`/gm, ''))?.[1];

/** MDX with front matter, or without it if the collection has no other field than the body. */
export const mdx = {
  fromFile(file: string): Content {
    // Windows ends lines with two characters.
    const text = file.replaceAll('\r\n', '\n');
    const match = frontMatter.exec(text);
    const head = match?.groups?.['head'] ?? '';
    const data: unknown = parse(head);
    return {
      ...(isRecord(data) && data),
      ...(head !== '' && {[sourceKey]: head}),
      body: text.slice(match?.[0].length ?? 0).replace(/^\n/, ''),
    };
  },
  toFile({body = '', [sourceKey]: source = '', ...fields}: Content): string {
    const {document, map} = readMap(String(source));
    update(document, map, fields);
    const undescribed = findUndescribed(String(body));
    if (undescribed !== undefined) throw refusal(needsText(undescribed));
    const head = map.items.length === 0 ? '' : `---\n${print(document)}\n---\n\n`;
    return `${head}${String(body)}`;
  },
};

/** A YAML file with a map of records by key, such as blog/authors.yml. The editor shows a list whose items have the key. */
export const keyed = {
  fromFile(text: string): Content {
    const records = parse(text) as Record<string, object>;
    return {entries: Object.entries(records).map(([key, record]) => ({key, ...record})), [sourceKey]: text};
  },
  toFile({entries = [], [sourceKey]: source = ''}: Content): string {
    const {document, map} = readMap(String(source));
    const records = entries as readonly ({key: string} & Content)[];
    const kept = new Set(records.map(({key}) => key));
    if (kept.size < records.length) {
      const twice = records.find(({key}, at) => records.findIndex((record) => record.key === key) !== at);
      throw refusal(`Two entries have the key “${twice?.key ?? ''}”. Give each its own.`);
    }
    for (const key of Object.keys(map.toJS(document) as Content)) if (!kept.has(key)) map.delete(key);
    for (const {key, ...fields} of records) {
      const record = map.get(key);
      if (isMap(record)) update(document, record, fields);
      else {
        const node = document.createNode(key);
        node.spaceBefore = map.items.length > 0;
        const added = document.createNode({}) as YAMLMap;
        added.flow = false;
        update(document, added, fields);
        map.items.push(document.createPair(node, added));
      }
    }
    return print(document);
  },
};
