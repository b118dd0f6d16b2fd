import type {SearchLabels} from '#src/content/schema/search';
import type {SearchGroup, SearchHit} from '../engine';
import {MarkedWords} from '../MarkedWords';
import styles from './styles.module.scss';

import {Link} from '#src/ui/Link';
import type {ReactNode} from 'react';

export type SearchOptionsProps = {
  id: string;
  labels: Pick<SearchLabels, 'title' | 'kinds' | 'all'>;
  groups: readonly SearchGroup[];
  /** Index among all options of the one that Enter opens, or -1. */
  active: number;
  optionId: (index: number) => string;
  /** Last option if there are more results: the link to all of them. */
  all?: {to: string; total: number};
};

/** Where the hit is: the section of the page, or the page's part of the site. */
function Place({hit: {parent, heading}}: {hit: SearchHit}): ReactNode {
  if (heading) return <MarkedWords text={heading} />;
  return parent === undefined ? undefined : <span>{parent}</span>;
}

/** Options of the search dialog: hits by kind, then the link to all of them. */
export function SearchOptions({id, labels, groups, active, optionId, all}: SearchOptionsProps): ReactNode {
  const hits = groups.flatMap((group) => group.hits);
  const option = (index: number) => ({
    id: optionId(index),
    role: 'option',
    'aria-selected': index === active,
    tabIndex: -1,
  });
  return (
    <div id={id} role="listbox" aria-label={labels.title} className={styles.options}>
      {groups.map((group) => (
        <div key={group.kind} role="group" aria-labelledby={`${id}-${group.kind}`} className={styles.group}>
          <div id={`${id}-${group.kind}`} className={styles.kind}>
            {labels.kinds[group.kind]}
          </div>
          {group.hits.map((hit) => (
            <Link key={hit.to} to={hit.to} className={styles.option} {...option(hits.indexOf(hit))}>
              <span className={styles.head}>
                <b>
                  <MarkedWords text={hit.title} />
                </b>
                <span className={styles.place}>
                  <Place hit={hit} />
                </span>
              </span>
              <span className={styles.excerpt}>
                <MarkedWords text={hit.excerpt} />
              </span>
            </Link>
          ))}
        </div>
      ))}
      {all && (
        <Link to={all.to} className={styles.all} {...option(hits.length)}>
          {labels.all.replace('#', String(all.total))}
        </Link>
      )}
    </div>
  );
}
