import {guideSearch} from '#src/content/pages/guides';
import {ListSearch} from '#src/features/find/ListSearch';
import type {GuideTopic} from '#src/content/schema/mdx';
import {Fold} from '#src/ui/Fold';
import {Topic} from './Topic';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type GuideListProps = {
  /** JSON from src/plugins/mdx-data. */
  topics?: string;
  /** How to read a guide, which folds. */
  children?: ReactNode;
};

/** All guides by topic, filtered as the visitor types. Without JavaScript, all are listed. */
export default function GuideList({topics = '[]', children}: GuideListProps): ReactNode {
  const list = JSON.parse(topics) as GuideTopic[];
  return (
    <>
      {children !== undefined && (
        <Fold label={guideSearch.howTo} className={styles.fold}>
          {children}
        </Fold>
      )}
      <ListSearch labels={guideSearch} total={list.flatMap(({guides}) => guides).length} />
      {list.map((topic) => (
        <Topic key={topic.to} topic={topic} />
      ))}
    </>
  );
}
