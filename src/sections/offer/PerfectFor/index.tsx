import type {UseCase} from '#src/content/schema/page';
import {Heading} from '#src/ui/Heading';
import {Link} from '#src/ui/Link';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type PerfectForProps = {
  items: readonly UseCase[];
  /** Label before what such a customer sets up first. */
  startsLabel: string;
};

/** A phrase as it reads inside a sentence. Abbreviations keep their capitals. */
const inSentence = (phrase: string): string => phrase.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());

/** Kinds of customers in ruled rows. Each is a link as a whole. */
export function PerfectFor({items, startsLabel}: PerfectForProps): ReactNode {
  return (
    <ul className={styles.rows}>
      {items.map(({title, description, startsWith, to}) => (
        <li key={title}>
          <Heading level={3} look="h4">
            <Link to={to} className={styles.link}>
              {title}
            </Link>
          </Heading>
          <Text>
            {description} <small>{`${startsLabel} ${inSentence(startsWith)}`}</small>
          </Text>
        </li>
      ))}
    </ul>
  );
}
