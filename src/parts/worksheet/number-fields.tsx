import type {WorksheetField} from '#src/content/schema/savings';
import {evenScale} from '#src/lib/slider-scale';
import {describeWithUnit, Slider} from '#src/ui/Slider';
import {SliderError, type SliderNumber} from '#src/ui/Slider/connect';

import type {ReactNode} from 'react';

/** A number of a worksheet as a slider. */
export const toNumber = ({name, unit, value, most, step}: WorksheetField): SliderNumber => ({
  name,
  start: value,
  scale: most === undefined ? undefined : evenScale(most, step),
  print: String,
  describe: (number) => describeWithUnit(unit, number),
});

/** IDs of the fields, separated by spaces. */
export const listIds = (id: string, fields: readonly WorksheetField[]): string =>
  fields.map(({name}) => `${id}${name}`).join(' ');

/** The numbers of a worksheet, which are plain HTML. */
export function NumberFields({id, fields}: {id: string; fields: readonly WorksheetField[]}): ReactNode {
  return fields.map((field) => (
    <Slider
      key={field.name}
      {...toNumber(field)}
      id={`${id}${field.name}`}
      letter={field.name}
      label={field.label}
      hint={field.hint}
      unit={field.unit}
      input={{type: 'number', min: 0, max: field.unit === '%' ? 100 : undefined, step: 'any'}}
      inline
    />
  ));
}

export type NumberErrorsProps = {
  form: HTMLFormElement | null;
  fields: readonly WorksheetField[];
  /** Names of fields whose number is out of range. */
  wrong: ReadonlySet<string>;
};

/** What to do about numbers that are out of range, at their fields. */
export function NumberErrors({form, fields, wrong}: NumberErrorsProps): ReactNode {
  return (
    form &&
    fields.map(
      ({name, unit}) =>
        wrong.has(name) && (
          <SliderError key={name} form={form} name={name}>
            {`Enter ${unit === '%' ? 'a number from 0 to 100' : '0 or more'}.`}
          </SliderError>
        ),
    )
  );
}
