import * as v from 'valibot';

/** At most one message per field, which says what to do. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

export type FieldsResult<Value, Field extends string> =
  {ok: true; value: Value} | {ok: false; errors: FieldErrors<Field>};

/** Submitted values by name. Anything except an object has no fields, and prototype properties are ignored. */
export function readFields(input: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(typeof input === 'object' && input !== null ? Object.entries(input) : []);
}

/**
 * Validates form values or parsed JSON. Unknown fields are dropped; a missing one (or JSON's `null`) is empty.
 * @param input An object with the fields of the schema; anything else is treated as empty.
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
