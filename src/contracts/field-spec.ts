/**
 * Description of a form field, shared by React forms, pages without JavaScript and endpoints. The schema decides
 * whether a value is valid; a test keeps `required` and the schema in sync.
 */
export type FieldSpec = {
  /** Without a note such as "(optional)": see `labelOf`. */
  label: string;
  required: boolean;
  /** Longest value in Unicode code points after NFC. An emoji is one; HTML's `maxlength` would count two. */
  maxLength: number;
  type?: 'email' | 'tel';
  /** Autofill name of the HTML standard. */
  autoComplete?: string;
  /** Rows of a text area; a single-line field without it. */
  rows?: number;
  /** The values to choose from; any text without them. */
  options?: readonly {value: string; label: string}[];
};

/** Label as displayed: `Company (optional)`. */
export function labelOf({label, required}: FieldSpec): string {
  return required ? label : `${label} (optional)`;
}

/** Creates an object with one value per field. */
export function mapFields<Field extends string, Value>(
  fields: readonly Field[],
  map: (field: Field) => Value,
): Record<Field, Value> {
  return Object.fromEntries(fields.map((field) => [field, map(field)])) as Record<Field, Value>;
}
