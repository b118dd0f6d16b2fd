import {describeIssue} from '#src/content/settings/describe-issue';
import {customerSettings, settings} from '#src/content/settings/schema';

import {existsSync, globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import * as v from 'valibot';
import {type Document, isNode, LineCounter, parseDocument} from 'yaml';

/** What is wrong in a settings file, with its line and the cure. */
export type SettingsProblem = {file: string; line: number; message: string};

/** Line of the value at a path, or of what should contain it. */
function lineOf(document: Document, lines: LineCounter, keys: readonly unknown[]): number {
  const node = keys.length === 0 ? document.contents : document.getIn(keys, true);
  if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  return keys.length === 0 ? 1 : lineOf(document, lines, keys.slice(0, -1));
}

/** Why a text is not JSON, with its line. V8 gives no line for a comma before a bracket, the most frequent mistake. */
function explainSyntax(source: string, error: Error): Omit<SettingsProblem, 'file'> {
  if (source.startsWith('\uFEFF')) {
    return {line: 1, message: 'Save this file as UTF-8 without a byte order mark (BOM), which Notepad adds.'};
  }
  const blank = source.replaceAll(/"(?:\\.|[^"\\\n])*"/g, (text) => '"'.repeat(text.length));
  const extra = blank.search(/,\s*[,\]}]/);
  if (extra !== -1) {
    const line = source.slice(0, extra).split('\n').length;
    return {line, message: 'This is not JSON: remove the comma at the end. The last entry of a list has none.'};
  }
  const [, line = '1'] = /line (\d+)/.exec(error.message) ?? [];
  const message = `This is not JSON: ${error.message}. Most often a comma or a quotation mark is missing.`;
  return {line: Number(line), message};
}

/** Files that owners edit, with their rules. */
function listFiles(root: string): [file: string, schema: v.GenericSchema][] {
  const customers = globSync('src/content/customers/*.json', {cwd: root});
  return [
    ...Object.entries(settings).map(([name, schema]): [string, v.GenericSchema] => [
      `src/content/settings/${name}.json`,
      schema,
    ]),
    ...customers.sort().map((file): [string, v.GenericSchema] => [file.replaceAll('\\', '/'), customerSettings]),
  ];
}

/** Reads each file of settings. JSON is YAML, whose parser knows the lines. */
export function findSettingsProblems(root: string): SettingsProblem[] {
  return listFiles(root).flatMap(([file, schema]) => {
    if (!existsSync(path.join(root, file))) return [];
    const source = readFileSync(path.join(root, file), 'utf8');
    try {
      JSON.parse(source);
    } catch (error) {
      return [{file, ...explainSyntax(source, error as Error)}];
    }
    const lines = new LineCounter();
    const document = parseDocument(source, {lineCounter: lines});
    // JSON takes the last of two keys, so an edit of the first would do nothing.
    const twice = document.errors.flatMap(({code, pos: [start]}) => {
      if (code !== 'DUPLICATE_KEY') return [];
      const {line} = lines.linePos(start);
      const [, key = ''] = /^"([^"]*)"/.exec(source.slice(start)) ?? [];
      return {file, line, message: `“${key}” is here twice, and only the last one counts: remove one.`};
    });
    const {issues = []} = v.safeParse(schema, document.toJS());
    return twice.concat(
      issues.map((issue) => {
        const keys = (issue.path ?? []).map(({key}) => key);
        return {file, line: lineOf(document, lines, keys), message: describeIssue(issue)};
      }),
    );
  });
}

/** Stops a build whose settings are wrong, with every problem. */
export default function checkSettings({siteDir}: {siteDir: string}): Plugin {
  return {
    name: 'settings',
    loadContent() {
      const problems = findSettingsProblems(siteDir);
      if (problems.length === 0) return;
      throw new Error(problems.map(({file, line, message}) => `${file}:${String(line)}  ${message}`).join('\n'));
    },
  };
}
