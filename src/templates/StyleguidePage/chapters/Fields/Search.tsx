import type {StyleguideContent} from '#src/content/styleguide/index';
import {FaqSearch} from '#src/features/faq-search/FaqSearch';
import {matchQuestions} from '#src/features/faq-search/match-questions';
import {Accordion} from '#src/ui/Accordion';
import {Example} from '../../parts/Example';

import {useState, type ReactNode} from 'react';

/** The search field over a short list that it filters. */
export function Search({words, items}: StyleguideContent['sections']['search']): ReactNode {
  const [query, setQuery] = useState('');
  const found = matchQuestions(
    items.map(({question, answer}) => ({id: question, question, text: answer})),
    query,
  );
  return (
    <Example of="features/faq-search">
      <FaqSearch words={words} count={query.trim() === '' ? undefined : found.size} onQuery={setQuery} />
      <Accordion name="styleguide-search" items={items.filter(({question}) => found.has(question))} />
    </Example>
  );
}
