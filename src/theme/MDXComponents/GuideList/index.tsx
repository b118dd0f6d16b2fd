import {guideSearch} from '#src/content/pages/guides';
import {ListSearch} from '#src/features/find/ListSearch';
import type {GuideTopic} from '#src/content/schema/mdx';
import {Topic} from './Topic';

import type {ReactNode} from 'react';

/**
 * All guides by topic, filtered as the visitor types. Without JavaScript, all are listed. `topics` is JSON from
 * src/plugins/mdx-data.
 */
export default function GuideList({topics = '[]'}: {topics?: string}): ReactNode {
  const list = JSON.parse(topics) as GuideTopic[];
  return (
    <>
      <ListSearch labels={guideSearch} total={list.flatMap(({guides}) => guides).length} />
      {list.map((topic) => (
        <Topic key={topic.to} topic={topic} />
      ))}
    </>
  );
}
