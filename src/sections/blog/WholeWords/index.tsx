import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** A longer word may break at its hyphen, or a narrow window could not hold it. */
const longest = 12;

/** A title whose short hyphenated words stay on one line: "no-show" must not end a line as "no-". */
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
