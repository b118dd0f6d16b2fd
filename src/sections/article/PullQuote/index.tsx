import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type PullQuoteProps = {children: ReactNode};

/** The sentence of an article to remember, large. It is the article's own, so it is a part of the text and no quote. */
export function PullQuote({children}: PullQuoteProps): ReactNode {
  return <div className={styles.pull}>{children}</div>;
}
