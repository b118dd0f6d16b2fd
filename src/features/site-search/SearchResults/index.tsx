import type {SearchLabels} from '#src/content/schema/search';
import type {SearchGroup} from '../engine';
import {MarkedWords} from '../MarkedWords';
import {Heading} from '#src/ui/Heading';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import {Link} from '#src/ui/Link';
import type {ReactNode} from 'react';

export type SearchResultsProps = {kinds: SearchLabels['kinds']; groups: readonly SearchGroup[]};

/** All hits by kind: name of the kind in columns 1–3, its pages in 4–12. */
export function SearchResults({kinds, groups}: SearchResultsProps): ReactNode {
  return groups.map(({kind, hits}) => (
    <section key={kind} className={styles.group} aria-labelledby={`found-${kind}`}>
      <Heading level={2} look="h4" id={`found-${kind}`}>
        {kinds[kind]}
      </Heading>
      <ol className={styles.hits}>
        {hits.map(({to, title, parent, heading, excerpt}) => (
          <li key={to}>
            <Heading level={3} look="h4">
              <Link to={to}>
                <MarkedWords text={title} />
              </Link>
            </Heading>
            {(heading ?? parent) !== undefined && (
              <Text look="note">{heading ? <MarkedWords text={heading} /> : parent}</Text>
            )}
            <p className={styles.excerpt}>
              <MarkedWords text={excerpt} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  ));
}
