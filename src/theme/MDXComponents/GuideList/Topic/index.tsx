import {Link} from '#src/ui/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {filter} from '#src/behaviors/attributes';
import {formatShortGuideTime} from '#src/lib/guide-time';
import type {GuideTopic} from '#src/content/schema/mdx';
import {Heading} from '#src/ui/Heading';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type TopicProps = {topic: GuideTopic};

/** A topic, and its guides with the time each takes. They read down, then right. */
export function Topic({topic}: TopicProps): ReactNode {
  const {title, text, to, guides} = topic;
  const id = to.slice(to.lastIndexOf('/') + 1);
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={styles.topic} {...{[filter.group]: id}}>
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
      <ul className={styles.guides}>
        {guides.map((guide) => (
          <li key={guide.to} {...{[filter.item]: ''}}>
            <Link to={guide.to}>
              {guide.title}{' '}
              <span className={styles.time} {...{[filter.unsearched]: ''}}>
                {formatShortGuideTime(guide.minutes)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
