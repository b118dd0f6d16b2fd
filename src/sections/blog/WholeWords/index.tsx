import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** Longer words may break at a hyphen, or they would overflow narrow screens. */
const longest = 12;

/** Keeps short hyphenated words on one line, so "no-show" doesn't break after "no-". */
export function WholeWords({children}: {children: string}): ReactNode {
  return children.split(/([^\s-]+(?:-[^\s-]+)+)/).map((part, index) =>
    index % 2 === 1 && part.length <= longest ? (
      <span key={part} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
