import styles from './styles.module.scss';

import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';

export type HeadingProps = {
  /** Place in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** Text style; independent of the outline. Defaults to the style of the level. */
  look?: 'display' | 'h1' | 'h2' | 'h3' | 'h4';
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Large headings keep each sentence together: where two do not fit on a line, the second starts a new one. */
function keepSentences(text: string, look: HeadingProps['look']): ReactNode {
  const sentences = text.split(/(?<=[.?!]) (?=[A-Z])/);
  if (sentences.length === 1) return look === 'display' ? keepEnding(text) : text;
  return sentences.map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <span className={styles.sentence}>{sentence}</span>
    </Fragment>
  ));
}

/** The largest headings do not end on a lone word: where their last two are short, they stay together. */
function keepEnding(text: string): ReactNode {
  const words = text.split(' ');
  const ending = words.splice(-2).join(' ');
  if (words.length === 0 || ending.length > 15) return text;
  return (
    <>
      {words.join(' ')} <span className={styles.sentence}>{ending}</span>
    </>
  );
}

export function Heading({level, look, id, className, children}: HeadingProps): ReactNode {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={clsx(styles[look ?? `h${level}`], className)}>
      {level <= 2 && typeof children === 'string' ? keepSentences(children, look) : children}
    </Tag>
  );
}
