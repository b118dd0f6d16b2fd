/*
 * What a spreadsheet takes for a formula when a cell begins with it (OWASP, "CSV Injection"); the wide forms count, since
 * some programs read them as the plain ones.
 */
const formula = /^[=+\-@\0\t\r\n＝＋－＠]/;

/**
 * One cell. All are quoted, so neither a comma nor a semicolon begins another one; what could run as a formula gets an
 * apostrophe before it, which spreadsheets read as "this is text".
 */
export function csvCell(value) {
  const text = value === null || value === undefined ? '' : String(value);
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** One record with its line break, by RFC 4180. */
export function csvLine(values) {
  return `${values.map(csvCell).join(',')}\r\n`;
}
