import type {WorksheetField} from '#src/content/schema/savings';
import {evenScale} from '#src/lib/slider-scale';
import {Slider} from '#src/ui/Slider';

import type {ReactNode} from 'react';

export type NumberFieldsProps = {
  id: string;
  fields: readonly WorksheetField[];
  /** Names of fields whose number is out of range. */
  wrong: ReadonlySet<string>;
};

/** The numbers of a worksheet. */
export function NumberFields({id, fields, wrong}: NumberFieldsProps): ReactNode {
  return fields.map(({name, label, hint, unit, value, most, step}) => (
    <Slider
      key={name}
      id={`${id}${name}`}
      name={name}
      letter={name}
      label={label}
      hint={hint}
      unit={unit}
      start={value}
      scale={most === undefined ? undefined : evenScale(most, step)}
      input={{type: 'number', min: 0, max: unit === '%' ? 100 : undefined, step: 'any'}}
      error={wrong.has(name) ? `Enter ${unit === '%' ? 'a number from 0 to 100' : '0 or more'}.` : undefined}
      inline
    />
  ));
}
