import type {WorksheetContent} from '#src/content/schema/savings';
import {Island} from '#src/islands/Island';
import {ReloadToCalculate} from '../form/ReloadToCalculate';
import {Worksheet} from '.';
import WorksheetResult from './worksheet.island';

import {type ReactNode, useId} from 'react';

/** A worksheet of an article, with the reader's numbers, which may be in the URL. */
export function WorksheetIsland({title, fields, lines}: WorksheetContent): ReactNode {
  const id = useId();
  return (
    <Island
      name="worksheet"
      component={WorksheetResult}
      props={{id, fields, lines}}
      wake="query"
      around={(results) => (
        <Worksheet id={id} title={title} fields={fields}>
          {results}
        </Worksheet>
      )}
      lost={<ReloadToCalculate form={id} />}
    />
  );
}
