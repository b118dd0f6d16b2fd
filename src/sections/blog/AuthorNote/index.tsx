import type {TopicLink, Writer} from '#src/content/schema/blog';
import {Heading} from '#src/ui/Heading';
import {Link} from '#src/ui/Link';
import {Portrait} from '#src/ui/marks/Portrait';
import {Text} from '#src/ui/Text';
import {CategoryPills} from '../CategoryPills';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type AuthorNoteProps = {
  writer: Writer;
  topics: readonly TopicLink[];
  labels: {topics: string};
};

/** End of an article: its author and topics. */
export function AuthorNote({writer, topics, labels}: AuthorNoteProps): ReactNode {
  return (
    <footer className={styles.foot}>
      <div className={styles.writer}>
        <Portrait person={writer} size={72} />
        <div>
          <Heading level={2} look="h4">
            <Link to={writer.to}>{writer.name}</Link>
          </Heading>
          <Text look="note" above="label">
            {writer.role}
          </Text>
          <p className={styles.about}>{writer.about}</p>
        </div>
      </div>
      <CategoryPills label={labels.topics} links={topics} current="" />
    </footer>
  );
}
