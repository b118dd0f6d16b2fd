import * as v from 'valibot';

import type {PageKind} from './page.ts';
import {descriptionLimits, titleLimits} from './shape.ts';
import {findClosest} from './site.ts';

const length = (input: string) => String(input.length);

/** A title, with the longest one of its kind of page. */
export const title = (kind: PageKind) =>
  v.pipe(
    v.string('Put the `title` in quotes: YAML would read it as a number or a date.'),
    v.maxLength(titleLimits[kind], ({input}) => {
      return `Shorten the \`title\` to ${String(titleLimits[kind])} characters; it has ${length(input)}.`;
    }),
  );

const {min, max} = descriptionLimits;
export const description = v.pipe(
  v.string('Put the `description` in quotes: YAML would read it as a number or a date.'),
  v.check(
    (input) => input.length >= min && input.length <= max,
    ({input}) => `Write a \`description\` of ${String(min)} to ${String(max)} characters; it has ${length(input)}.`,
  ),
);

export const flag = (name: string) => v.optional(v.boolean(`Write \`${name}: true\`, or leave it out.`));
export const anything = v.optional(v.any());
/** Whether a value is a date as YAML reads it: `2025-09-09`. */
export function isDay(input: unknown): boolean {
  return typeof input === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(input) && !Number.isNaN(Date.parse(input));
}

/** A known name. If it is misspelled, `message` lists the valid ones. */
export function oneOf(known: readonly string[], message: (input: string) => string) {
  return v.pipe(
    v.any(),
    v.check(
      (input) => known.includes(String(input)),
      ({input}) => {
        const close = findClosest(String(input), known);
        const hint = close === undefined ? '' : ` Did you mean ${close}?`;
        return `${message(String(input))}${hint} Choose one of: ${known.join(', ')}.`;
      },
    ),
  );
}

/** One value, or a list of them. */
export const listOf = (item: v.GenericSchema) =>
  v.pipe(
    v.any(),
    v.transform((input: unknown) => [input].flat()),
    v.array(item),
  );

/** Text on a cover. Numbers need quotes: YAML would read `9:41` as a time. */
export const coverText = (name: string, max: number) =>
  v.optional(
    v.pipe(
      v.string(`Put the \`${name}\` in quotes: YAML would read it as a number.`),
      v.maxLength(max, ({input}) => `Shorten the \`${name}\` to ${String(max)} characters; it has ${length(input)}.`),
    ),
  );
