import type {HelpTopic} from '#src/content/schema/documentation';
import {Picture} from '#src/pictures/Picture';
import {Link} from '#src/ui/Link';
import {Heading} from '#src/ui/Heading';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type HelpTopicsProps = {
  topics: readonly HelpTopic[];
  /** Text of the link to all guides of a topic. */
  all: string;
};

/** Help center topics as cards: a product screen, a few guides and a link to all. */
export function HelpTopics({topics, all}: HelpTopicsProps): ReactNode {
  return (
    <ul className={styles.topics}>
      {topics.map(({title, description, to, picture, guides}) => (
        <li key={to} className={styles.topic}>
          <div className={styles.ground}>
            <Picture picture={picture} bare />
          </div>
          <div className={styles.text}>
            <Heading level={2} look="h4">
              <Link to={to}>{title}</Link>
            </Heading>
            <Text above="pair">{description}</Text>
            <ul className={styles.guides}>
              {guides.map((guide) => (
                <li key={guide.to}>
                  <Link to={guide.to}>{guide.label}</Link>
                </li>
              ))}
            </ul>
            <p className={styles.all}>
              <Link to={to} aria-label={`${all}: ${title}`}>
                {all}
              </Link>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
