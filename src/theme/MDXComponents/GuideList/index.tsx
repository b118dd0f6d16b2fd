import {guideSearch} from '#src/content/pages/guides';
import {ListSearch} from '#src/features/list-search/ListSearch';
import type {GuideTopic} from '#src/content/schema/mdx';
import {Topic} from './Topic';

import type {ReactNode} from 'react';

/**
 * All guides by topic, filtered as the visitor types. Without JavaScript, all are listed. `topics` is JSON from
 * src/plugins/mdx-data.
 */
export default function GuideList({topics = '[]'}: {topics?: string}): ReactNode {
  return (
    <>
      <ListSearch labels={guideSearch} />
      {(JSON.parse(topics) as GuideTopic[]).map((topic) => (
        <Topic key={topic.to} topic={topic} />
      ))}
    </>
  );
}
