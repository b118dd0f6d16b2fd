/**
 * What a form field is: the one description that React forms, the pages without JavaScript and the endpoints read. Whether
 * a value is valid is the schema's part of the contract; a test keeps `required` and the schema in step.
 */
export type FieldSpec = {
  /** Without a note such as "(optional)": see `labelOf`. */
  label: string;
  required: boolean;
  /** Longest value in Unicode code points after NFC: an emoji is one, which `maxlength` in HTML would count as two. */
  maxLength: number;
  type?: 'email' | 'tel';
  /** An autofill name of the HTML standard. */
  autoComplete?: string;
  /** Rows of a text area; without it the field is a single line. */
  rows?: number;
};

/** What a form shows as the label: `Company (optional)`. */
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
