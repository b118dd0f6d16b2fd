import {faqPage} from '#src/content/faq/page';
import {homeFaq} from '#src/content/home/questions';
import {Accordion} from '#src/ui/Accordion';
import type {Example} from '#src/templates/StyleguidePage/types';
import {ListSearch} from './ListSearch';
import {matchItems} from './match-items';

import {useState, type ReactNode} from 'react';

const texts = homeFaq.items.map(({question, answer}) => ({id: question, text: `${question} ${answer}`}));

function FilteredQuestions(): ReactNode {
  const [query, setQuery] = useState('');
  const found = matchItems(texts, query);
  return (
    <>
      <ListSearch labels={faqPage.search} count={query.trim() === '' ? undefined : found.size} onQuery={setQuery} />
      <Accordion name="styleguide-search" items={homeFaq.items.filter(({question}) => found.has(question))} />
    </>
  );
}

export const example: Example = {
  purpose: 'Filters a list as you type and says how many are left.',
  variants: {count: <FilteredQuestions />},
};
