import styles from './styles.module.scss';

import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOC';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';

// `toc-highlight` keeps the current mark off the other lists of the page.
const linkClass = 'table-of-contents__link toc-highlight';

/** Contents of the page, with the section in view marked: the classic list under a heading of its own. */
export default function TOC({className, ...props}: Props): ReactNode {
  const id = useId();
  return (
    <nav className={clsx(styles.toc, className)} aria-labelledby={id}>
      <p className={styles.title} id={id}>
        On this page
      </p>
      <TOCItems
        {...props}
        className="table-of-contents"
        linkClassName={linkClass}
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
