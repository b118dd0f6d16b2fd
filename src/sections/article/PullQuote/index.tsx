import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type PullQuoteProps = {children: ReactNode};

/** Highlights a sentence of the article. Not a `<blockquote>`, because the words are the article's own. */
export function PullQuote({children}: PullQuoteProps): ReactNode {
  return <div className={styles.pull}>{children}</div>;
}
