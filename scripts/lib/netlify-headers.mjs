import {existsSync, readFileSync} from 'node:fs';

import {inProject} from './project.mjs';

/**
 * One rule on headers: Netlify gives them to each address that fits the path, in which `*` stands for anything.
 *
 * @typedef {{path: string, values: Record<string, string>}} HeaderRule
 */

/**
 * Rules in the text of a netlify.toml: its `[[headers]]` tables.
 *
 * @param {string} text
 * @returns {HeaderRule[]}
 */
export function readTomlHeaders(text) {
  const rules = [];
  let table = '';
  for (const line of text.split('\n')) {
    const [, opened] = /^\s*\[+([\w.]+)\]+\s*(?:#.*)?$/.exec(line) ?? [];
    table = opened ?? table;
    if (opened === 'headers') {
      rules.push({path: '', values: {}});
    }
    const [, name, , value] = /^\s*"?([\w-]+)"?\s*=\s*(["'])(.*)\2\s*(?:#.*)?$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name === undefined || rule === undefined) {
      continue;
    }
    if (table === 'headers' && name === 'for') {
      rule.path = value;
    } else if (table === 'headers.values') {
      rule.values[name.toLowerCase()] = value;
    }
  }
  return rules;
}

/**
 * Rules in the text of a `_headers` file: a path, and below it its headers, set in.
 *
 * @param {string} text
 * @returns {HeaderRule[]}
 */
export function readHeadersFile(text) {
  const rules = [];
  for (const line of text.split('\n')) {
    const [, path] = /^(\/\S*)\s*$/.exec(line) ?? [];
    const [, name, value] = /^\s+([\w-]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    if (path !== undefined) {
      rules.push({path, values: {}});
    } else if (name !== undefined) {
      rules.at(-1).values[name.toLowerCase()] = value;
    }
  }
  return rules;
}

/**
 * All rules of a built site: those of netlify.toml and those that the build wrote.
 *
 * @param {string} [folder] of the built site
 * @returns {HeaderRule[]}
 */
export function readHeaderRules(folder = inProject('build')) {
  const written = `${folder}/_headers`;
  return [
    ...readTomlHeaders(readFileSync(inProject('netlify.toml'), 'utf8')),
    ...(existsSync(written) ? readHeadersFile(readFileSync(written, 'utf8')) : []),
  ];
}

/** True when a rule's path is about an address. */
function fits(path, address) {
  const pattern = path.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${pattern.join('.*')}$`).test(address);
}

/**
 * Headers of an address, names in lower case. Without a rule Netlify has each file revalidated on every visit.
 *
 * @param {readonly HeaderRule[]} rules
 * @param {string} address
 * @returns {Record<string, string>}
 */
export function headersFor(rules, address) {
  const own = rules.filter(({path}) => fits(path, address)).map(({values}) => values);
  return Object.assign({'cache-control': 'public, max-age=0, must-revalidate'}, ...own);
}
