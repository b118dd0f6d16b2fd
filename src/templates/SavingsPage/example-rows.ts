import type {ExampleBusiness, WorksheetContent} from '#src/content/schema/savings';
import {computeLines, readFields} from '#src/features/worksheet/results';

/** Rows of a table with a column per business: the numbers they have of their own, then their totals. */
export function toRows({fields, lines}: WorksheetContent, businesses: readonly ExampleBusiness[]): string[][] {
  const results = businesses.map(({values}) =>
    computeLines(lines, readFields(fields.map((field) => ({...field, value: values[field.name] ?? field.value})))),
  );
  const own = fields.filter(({name}) => businesses.some(({values}) => name in values));
  return [
    ...own.map(({name, label, unit, value}) => [
      label,
      ...businesses.map(({values}) => {
        const number = (values[name] ?? value).toLocaleString('en-US');
        return `${unit === '$' ? '$' : ''}${number}${unit === '%' ? '%' : ''}`;
      }),
    ]),
    ...lines.flatMap(({label, part}, at) =>
      part === undefined ? [[label, ...results.map((lines) => lines[at]?.printed ?? '')]] : [],
    ),
  ];
}
