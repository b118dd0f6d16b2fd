import Link from '@docusaurus/Link';
import {formatShortGuideTime} from '#src/lib/guide-time';
import {Panel} from '#src/pictures/product/Panel';
import type {GuideTopic} from '#src/plugins/guide-list/types';
import styles from './styles.module.scss';

import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

export type TopicProps = {topic: GuideTopic};

/** A topic with a picture, and its guides with the time each takes. */
export function Topic({topic}: TopicProps): ReactNode {
  const {title, text, to, panel, guides} = topic;
  return (
    <section className={styles.topic}>
      <div>
        <Heading as="h2" id={to.slice(to.lastIndexOf('/') + 1)} className={styles.title}>
          <Link to={to}>{title}</Link>
        </Heading>
        <p className={styles.text}>{text}</p>
        {/* It adds nothing to the title, and is cut off. */}
        <div className={styles.picture} aria-hidden="true">
          <Panel panel={panel} label="" />
        </div>
      </div>
      <ul className={styles.guides}>
        {guides.map((guide) => (
          <li key={guide.to}>
            <Link to={guide.to}>
              {guide.title} <span className={styles.time}>{formatShortGuideTime(guide.minutes)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
