import * as v from 'valibot';

/** At most one sentence per field; it says what to do. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

export type FieldsResult<Value, Field extends string> =
  {ok: true; value: Value} | {ok: false; errors: FieldErrors<Field>};

/** What was sent, by name. Whatever is no object has no fields, and nothing comes from a prototype. */
export function readFields(input: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(typeof input === 'object' && input !== null ? Object.entries(input) : []);
}

/**
 * Checks the values of a form or of parsed JSON. Unknown fields are left out; a missing one (or JSON's `null`) is empty.
 * @param input An object with the fields of the schema; anything else counts as one without any.
 */
export function parseFields<Schema extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  schema: Schema,
  input: unknown,
): FieldsResult<v.InferOutput<Schema>, Extract<keyof Schema['entries'], string>> {
  const given = readFields(input);
  const fields = Object.keys(schema.entries);
  const values = Object.fromEntries(fields.map((field) => [field, given.get(field) ?? '']));
  const parsed = v.safeParse(schema, values, {abortPipeEarly: true});
  if (parsed.success) return {ok: true, value: parsed.output};
  const errors: FieldErrors<string> = {};
  for (const field of fields) {
    const issue = parsed.issues.find(({path}) => path?.[0]?.key === field);
    if (issue) errors[field] = issue.message;
  }
  return {ok: false, errors};
}
