/** At most one message per field, which says what to do. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

export type FieldsResult<Value, Field extends string> =
  {ok: true; value: Value} | {ok: false; errors: FieldErrors<Field>};

/** Submitted values by name. Anything except an object has no fields, and prototype properties are ignored. */
export function readFields(input: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(typeof input === 'object' && input !== null ? Object.entries(input) : []);
}
