import type {FieldSpec} from '#src/contracts/field-spec';
import {FormAlert} from '#src/forms/FormAlert';

import {Fragment, type ReactNode} from 'react';

export type EmptyFieldsProps = {
  /** Prefix of the fields' IDs. */
  id: string;
  fields: Readonly<Record<string, FieldSpec>>;
  empty: readonly string[];
};

const counts = ['One field is', 'Two fields are', 'Three fields are'];

/** Names the required fields that are empty, as links. */
export function EmptyFields({id, fields, empty}: EmptyFieldsProps): ReactNode {
  if (empty.length === 0) return null;
  const parts = new Intl.ListFormat('en').formatToParts(empty);
  return (
    <FormAlert title={`${counts[empty.length - 1] ?? `${empty.length} fields are`} empty`}>
      {parts.map(({type, value}, index) => (
        <Fragment key={index}>
          {type === 'literal' ? value : <a href={`#${id}-${value}`}>{fields[value]?.label}</a>}
        </Fragment>
      ))}
    </FormAlert>
  );
}
