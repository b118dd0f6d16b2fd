import {savingsSheet} from '#src/content/pages/savings-sheet';
import {Result} from './Result';

import type {ReactNode} from 'react';

/** The result of the sheet on `/savings-calculator`. `formId` is its form's. */
export default function Savings({formId}: {formId: string}): ReactNode {
  return <Result sheet={savingsSheet} formId={formId} />;
}
