/** Description of a form field, shared by the site's forms, the pages that functions render, and the endpoints. */
export type FieldSpec = {
  /** Without a note such as "(optional)": see `labelOf`. */
  label: string;
  required: boolean;
  /** Message for an empty value, and for a text that is no email address. The browser shows it before anything is sent. */
  missing?: string;
  /** Longest value in Unicode code points after NFC. An emoji is one; HTML's `maxlength` would count two. */
  maxLength?: number;
  type?: 'email' | 'tel';
  /** Autofill name of the HTML standard. */
  autoComplete?: string;
  /** Rows of a text area; a single-line field without it. */
  rows?: number;
  /** The values to choose from; any text without them. */
  options?: readonly {value: string; label: string; note?: string}[];
};

/** Label as displayed: `Company (optional)`. */
export function labelOf({label, required}: Pick<FieldSpec, 'label' | 'required'>): string {
  return required ? label : `${label} (optional)`;
}
