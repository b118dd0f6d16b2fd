import {Picture} from '#src/pictures/Picture';
import {Heading} from '#src/ui/Heading';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {Text} from '#src/ui/Text';
import type {CustomerPageProps} from './types';
import styles from './changes.module.scss';

import type {ReactNode} from 'react';

/** Timeline of the setup by week, each with a product window. */
export function Changes({content: {weeks}, labels}: CustomerPageProps): ReactNode {
  return (
    <Section tone="sunken">
      <SectionHead title={labels.weeks} />
      <ol className={styles.weeks}>
        {weeks.map(({when, title, text, picture}) => (
          <li key={when}>
            <p className={styles.when}>{when}</p>
            <div className={styles.text}>
              <Heading level={3}>{title}</Heading>
              <Text above="label">{text}</Text>
            </div>
            <Picture picture={picture} className={styles.picture} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
