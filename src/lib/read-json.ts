/** A string property of parsed JSON, if it has one. */
export function readText(json: unknown, name: string): string | undefined {
  const value = new Map<string, unknown>(Object.entries(json ?? {})).get(name);
  return typeof value === 'string' ? value : undefined;
}

/** Messages for these fields in problem details (RFC 9457). */
export function readFieldErrors<Field extends string>(
  problem: unknown,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const sentences = new Map<string, unknown>(Object.entries(problem ?? {})).get('errors');
  const errors: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const sentence = readText(sentences, field);
    if (sentence !== undefined) errors[field] = sentence;
  }
  return errors;
}
