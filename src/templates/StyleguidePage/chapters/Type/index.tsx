import type {TypeStyle} from '#src/content/styleguide/types';
import {TokenList} from '../../parts/TokenList';
import type {ChapterProps} from '../../types';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

function printSize([smallest, largest]: TypeStyle['pixels']): string {
  return smallest === largest ? `${smallest} px` : `${smallest}–${largest} px`;
}

/** Every text style with its numbers, and the families. */
export function Type({content: {type}}: ChapterProps): ReactNode {
  return (
    <>
      <ul>
        {type.styles.map(({name, pixels, lineHeight, tracking, weight, use, sample}) => (
          <li key={name} className={styles.row}>
            <p className={styles[name]}>{sample}</p>
            <div className={styles.numbers}>
              <code>{name}</code>
              <span>
                {printSize(pixels)} / {lineHeight} / {tracking} / {weight}
              </span>
              <span>{use}</span>
            </div>
          </li>
        ))}
      </ul>
      <TokenList group={type.families} look="list" />
    </>
  );
}
