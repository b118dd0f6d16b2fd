import styles from './styles.module.scss';

import clsx from 'clsx';
import {Fragment, type ReactNode, type Ref} from 'react';

export type HeadingProps = {
  /** Level in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** Text style, independent of `level`. Defaults to the style of that level. */
  look?: 'display' | 'closing' | 'signature' | 'h1' | 'h2' | 'h3' | 'h4';
  id?: string | undefined;
  className?: string | undefined;
  /** Lets scripts focus the heading. */
  tabIndex?: -1;
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/**
 * Keeps each sentence of a large heading together: if two don't fit on one line, the second starts a new one. A long
 * sentence needs two lines anyway, and the next one follows it.
 */
function keepSentences(text: string, look: HeadingProps['look']): ReactNode {
  const sentences = text.split(/(?<=[.?!]) (?=[A-Z])/);
  if (sentences.length === 1) return look === 'display' || look === 'closing' ? keepEnding(text) : keepHyphens(text);
  return sentences.map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <span className={sentence.length < 29 ? styles.whole : undefined}>{keepHyphens(sentence)}</span>
    </Fragment>
  ));
}

/** Keeps hyphenated words, such as "one-on-one", on one line. */
function keepHyphens(text: string): ReactNode {
  if (!text.includes('-')) return text;
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.whole}>
        {part}
      </span>
    ),
  );
}

/**
 * Avoids a single word on the last line of display headings, by keeping two short last words together. Long headings
 * are balanced over three lines without it, and worse with it.
 */
function keepEnding(text: string): ReactNode {
  const words = text.split(' ');
  const ending = words.splice(-2).join(' ');
  if (words.length === 0 || words.length > 4 || ending.length > 15) return keepHyphens(text);
  return (
    <>
      {keepHyphens(words.join(' '))} <span className={styles.whole}>{ending}</span>
    </>
  );
}

export function Heading({level, look, id, className, tabIndex, ref, children}: HeadingProps): ReactNode {
  const Tag = `h${level}` as const;
  return (
    <Tag ref={ref} id={id} tabIndex={tabIndex} className={clsx(styles[look ?? `h${level}`], className)}>
      {level <= 2 && typeof children === 'string' ? keepSentences(children, look) : children}
    </Tag>
  );
}
