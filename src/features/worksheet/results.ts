import {compute, type Values} from '#src/lib/formula/index';
import type {WorksheetField, WorksheetLine} from './types';

const empty = '–';

/** What a field says, as formulas use it; not a number while it is empty. */
function readField({unit}: WorksheetField, text: string): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return unit === '%' ? number / 100 : number;
}

/** The numbers of the fields by their letters. `texts` is what the reader typed, if anything. */
export function readFields(fields: readonly WorksheetField[], texts: Readonly<Record<string, string>> = {}): Values {
  return Object.fromEntries(
    fields.map((field) => [field.name, readField(field, texts[field.name] ?? `${field.value}`)]),
  );
}

function print(value: number, unit: WorksheetLine['unit']): string {
  if (unit === '$') return `$${Math.round(value).toLocaleString('en-US')}`;
  if (unit === '%') return `${Math.round(value * 100).toString()}%`;
  return value.toLocaleString('en-US', {maximumFractionDigits: 1}).replace('-', '−');
}

/** The result of a line as it is printed. A line with an empty field in it has a dash. */
export function printLine({formula, unit}: WorksheetLine, values: Values): string {
  const asked = Object.keys(values).filter((name) => formula.includes(name));
  if (asked.some((name) => Number.isNaN(values[name]))) return empty;
  const result = compute(formula, values);
  return Number.isFinite(result) ? print(result, unit) : empty;
}
