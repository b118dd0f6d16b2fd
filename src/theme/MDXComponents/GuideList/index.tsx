import {guideSearch} from '#src/content/pages/guides';
import {ListSearch} from '#src/features/list-search/ListSearch';
import {matchItems} from '#src/features/list-search/match-items';
import type {GuideTopic} from '#src/content/schema/mdx';
import {Topic} from './Topic';

import {useState, type ReactNode} from 'react';

/**
 * All guides by topic, filtered as the visitor types. Without JavaScript, all are listed. `topics` is JSON from
 * src/plugins/mdx-data.
 */
export default function GuideList({topics = '[]'}: {topics?: string}): ReactNode {
  const [query, setQuery] = useState('');
  const all = JSON.parse(topics) as GuideTopic[];
  const items = all.flatMap((topic) =>
    topic.guides.map(({to, title, text}) => ({id: to, text: `${topic.title} ${title} ${text}`})),
  );
  const shown = matchItems(items, query);
  return (
    <>
      <ListSearch labels={guideSearch} count={query.trim() === '' ? undefined : shown.size} onQuery={setQuery} />
      {all
        .map((topic) => ({...topic, guides: topic.guides.filter(({to}) => shown.has(to))}))
        .filter(({guides}) => guides.length > 0)
        .map((topic) => (
          <Topic key={topic.to} topic={topic} />
        ))}
    </>
  );
}
