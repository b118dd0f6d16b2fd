import type {ExampleBusiness, WorksheetField, WorksheetLine} from '#src/content/schema/savings';
import {compute, type Values} from '#src/lib/formula/index';

const empty = '–';

/** Value of a field as used in formulas (25% is 0.25); NaN if empty. */
function readField({unit}: WorksheetField, text: string): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return unit === '%' ? number / 100 : number;
}

/** Values of the fields by letter. `texts` is what the reader typed, if anything. */
export function readFields(fields: readonly WorksheetField[], texts: Readonly<Record<string, string>> = {}): Values {
  return Object.fromEntries(
    fields.map((field) => [field.name, readField(field, texts[field.name] ?? `${field.value}`)]),
  );
}

/** Values of the fields with an example's numbers. */
export const readExample = (fields: readonly WorksheetField[], {values}: ExampleBusiness): Values =>
  readFields(fields.map((field) => ({...field, value: values[field.name] ?? field.value})));

/** Prints an amount with its unit. */
export function print(value: number, unit: WorksheetLine['unit']): string {
  if (unit === '$') return `${value <= -0.5 ? '−' : ''}$${Math.abs(Math.round(value)).toLocaleString('en-US')}`;
  if (unit === '%') return `${Math.round(value * 100).toString()}%`;
  return value.toLocaleString('en-US', {maximumFractionDigits: 1}).replace('-', '−');
}

/** Result of a line; NaN if a field it needs is empty, or it divides by zero. */
function computeLine({formula}: WorksheetLine, values: Values): number {
  const missing = Object.keys(values).some((name) => formula.includes(name) && Number.isNaN(values[name]));
  const result = missing ? Number.NaN : compute(formula, values);
  return Number.isFinite(result) ? result : Number.NaN;
}

export type WorksheetResult = WorksheetLine & {
  /** NaN without a result. */
  value: number;
  printed: string;
};

/** Computes and formats lines in order, since a line can use the letters of earlier ones. NaN prints as a dash. */
export function computeLines(lines: readonly WorksheetLine[], fields: Values): WorksheetResult[] {
  const values: Record<string, number> = {...fields};
  return lines.map((line) => {
    const result = computeLine(line, values);
    if (line.name !== undefined) values[line.name] = result;
    return {...line, value: result, printed: Number.isNaN(result) ? empty : print(result, line.unit)};
  });
}
