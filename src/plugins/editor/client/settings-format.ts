import {describeIssue} from '#src/content/settings/describe-issue';
import {refusal} from './refusal';

import * as v from 'valibot';

type Values = Record<string, unknown>;

/** Sets a value at a path of keys. */
function setAt(root: unknown, keys: readonly string[], value: unknown): void {
  const parent = keys.slice(0, -1).reduce<unknown>((at, key) => (at as Values)[key], root);
  (parent as Values)[keys.at(-1) ?? ''] = value;
}

/**
 * A JSON file of src/content/settings. The editor leaves out what is empty and writes numbers of text fields as text; this
 * follows the rules of the file, so that only what was edited changes. What breaks a rule isn't saved.
 */
export const settingsFormat = (schema: v.GenericSchema) => ({
  fromFile: (text: string): unknown => JSON.parse(text),
  toFile(content: unknown): string {
    const values = structuredClone(content);
    for (const issue of v.safeParse(schema, values).issues ?? []) {
      const keys = issue.path?.map(({key}) => String(key)) ?? [];
      const {input} = issue;
      if (keys.length > 0 && input === undefined) {
        setAt(values, keys, '');
        const needsList = v
          .safeParse(schema, values)
          .issues?.some((other) => other.type === 'array' && v.getDotPath(other) === keys.join('.'));
        if (needsList === true) setAt(values, keys, []);
      } else if (typeof input === 'string' && /^\d+$/.test(input)) {
        setAt(values, keys, Number(input));
      }
    }
    const {issues} = v.safeParse(schema, values);
    if (issues !== undefined) throw refusal(issues.map(describeIssue).join(' '));
    return JSON.stringify(values, null, 2);
  },
});
