import type {Question} from './types';

import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

/** Questions and answers for search engines (https://schema.org/FAQPage), from what the page shows. */
export function FaqData({questions}: {questions: readonly Question[]}): ReactNode {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({question, text}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text},
    })),
  };
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}
