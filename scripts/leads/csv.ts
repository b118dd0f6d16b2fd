/*
 * A spreadsheet takes a cell that begins with one of these for a formula (OWASP, "CSV Injection"). Some programs read the
 * full-width forms as the plain ones.
 */
const formula = /^[=+\-@\0\t\r\n＝＋－＠]/;

/**
 * One cell. All cells are quoted, so commas and semicolons do not split them. An apostrophe before a possible formula makes
 * spreadsheets read it as text.
 */
export function csvCell(value: string | null | undefined): string {
  const text = value ?? '';
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** One record with its line break (RFC 4180). */
export function csvLine(values: readonly (string | null | undefined)[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
