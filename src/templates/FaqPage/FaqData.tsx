import {faqPage} from '#src/lib/structured-data/index';
import {StructuredData} from '#src/ui/StructuredData';
import type {Question} from './types';

import type {ReactNode} from 'react';

/** Structured data for the questions that the page shows. */
export function FaqData({questions}: {questions: readonly Question[]}): ReactNode {
  return <StructuredData node={faqPage(questions.map(({question, text}) => ({question, answer: text})))} />;
}
