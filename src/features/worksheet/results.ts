import {compute, type Values} from '#src/lib/formula/index';
import type {WorksheetField, WorksheetLine} from './types';

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

function print(value: number, unit: WorksheetLine['unit']): string {
  if (unit === '$') return `$${Math.round(value).toLocaleString('en-US')}`;
  if (unit === '%') return `${Math.round(value * 100).toString()}%`;
  return value.toLocaleString('en-US', {maximumFractionDigits: 1}).replace('-', '−');
}

/** Formats the result of a line, or a dash if a field it needs is empty. */
export function printLine({formula, unit}: WorksheetLine, values: Values): string {
  const asked = Object.keys(values).filter((name) => formula.includes(name));
  if (asked.some((name) => Number.isNaN(values[name]))) return empty;
  const result = compute(formula, values);
  return Number.isFinite(result) ? print(result, unit) : empty;
}
