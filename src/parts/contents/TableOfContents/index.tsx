import {contentsAttribute} from '../names';
import styles from './styles.module.scss';

import clsx from 'clsx';
import {type ReactNode, useId} from 'react';

export type TableOfContentsItem = {
  /** ID of the heading. */
  id: string;
  /** Text of the heading as HTML, generated at build time. */
  value: string;
  level: number;
};

export type TableOfContentsProps = {
  title: string;
  items: readonly TableOfContentsItem[];
  /** Collapses the list on screens too narrow for a column of its own. */
  folds?: boolean;
  className?: string | undefined;
};

/** Links to the page's sections; the page script marks the one in view. */
export function TableOfContents({title, items, folds = false, className}: TableOfContentsProps): ReactNode {
  const titleId = useId();
  const top = Math.min(...items.map(({level}) => level));
  const list = (
    <ul className={styles.list}>
      {items.map(({id, value, level}, index) => (
        <li key={id} className={clsx(level > top && styles.inner)}>
          {/* Safe: the HTML comes from this site's own MDX. */}
          <a href={`#${id}`} aria-current={index === 0 || undefined} dangerouslySetInnerHTML={{__html: value}} />
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={clsx(styles.contents, className)} aria-labelledby={titleId} {...{[contentsAttribute]: ''}}>
      {folds ? (
        <details className={styles.fold}>
          <summary className={styles.title} id={titleId}>
            {title}
          </summary>
          {list}
        </details>
      ) : (
        <>
          <p className={styles.title} id={titleId}>
            {title}
          </p>
          {list}
        </>
      )}
    </nav>
  );
}
