import {faqPage} from '@site/src/lib/structured-data';
import {StructuredData} from '@site/src/ui/StructuredData';
import type {Question} from './types';

import type {ReactNode} from 'react';

/** Questions and answers for search engines, from what the page shows. */
export function FaqData({questions}: {questions: readonly Question[]}): ReactNode {
  return <StructuredData node={faqPage(questions.map(({question, text}) => ({question, answer: text})))} />;
}
