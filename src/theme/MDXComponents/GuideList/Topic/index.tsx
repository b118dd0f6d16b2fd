import {Link} from '#src/ui/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {filter} from '#src/behaviors/attributes';
import {formatShortGuideTime} from '#src/lib/guide-time';
import {Picture} from '#src/pictures/Picture';
import type {GuideTopic} from '#src/content/schema/mdx';
import {Heading} from '#src/ui/Heading';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type TopicProps = {topic: GuideTopic};

/** A topic with a picture, and its guides with the time each takes. */
export function Topic({topic}: TopicProps): ReactNode {
  const {title, text, to, picture, guides} = topic;
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
        {/* It adds nothing to the title, and is cropped. */}
        <div className={styles.picture} aria-hidden="true">
          <Picture picture={picture} />
        </div>
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
