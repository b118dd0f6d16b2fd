import {guideSearch} from '#src/content/pages/guides';
import type {GuideTopic} from '#src/content/schema/mdx';
import {formatShortGuideTime} from '#src/lib/guide-time';
import {ListSearch} from '#src/parts/filter/ListSearch';
import {filter} from '#src/parts/filter/names';
import {Fold} from '#src/ui/Fold';
import {Heading} from '#src/ui/Heading';
import {Link} from '#src/ui/Link';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';
import topicStyles from './topic.module.scss';

import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

type TopicProps = {topic: GuideTopic};

/** A topic, and its guides with the time each takes. They read down, then right. */
function Topic({topic}: TopicProps): ReactNode {
  const {title, text, to, guides} = topic;
  const id = to.slice(to.lastIndexOf('/') + 1);
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={topicStyles.topic} {...{[filter.group]: id}}>
      <div>
        <Heading level={2} look="h4" id={id}>
          <Link to={to} {...{[filter.groupText]: ''}}>
            {title}
          </Link>
        </Heading>
        <Text look="note" above="pair">
          {text}
        </Text>
      </div>
      <ul className={topicStyles.guides}>
        {guides.map((guide) => (
          <li key={guide.to} {...{[filter.item]: ''}}>
            <Link to={guide.to}>
              {guide.title}{' '}
              <span className={topicStyles.time} {...{[filter.unsearched]: ''}}>
                {formatShortGuideTime(guide.minutes)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
