import {FieldError} from '#src/ui/Field';
import {FormAlert} from '../FormAlert';

import type {ReactNode} from 'react';

/** What a rejected form adds to its page, with words that a function replaces: see src/plugins/built-pages/form-parts.ts. */
export function FormParts(): ReactNode {
  return (
    <>
      <FormAlert title="part-title">part-text</FormAlert>
      <hr />
      <FieldError id="part-id">part-text</FieldError>
    </>
  );
}
