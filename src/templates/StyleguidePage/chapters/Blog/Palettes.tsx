import type {StyleguideContent} from '#src/content/styleguide/index';
import {TokenValue} from '../../parts/TokenValue';
import {Variant} from '../../parts/Variant';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** The palettes of the covers: a cover draws with the four colors of one. */
export function Palettes({palettes: {numbers, parts}}: {palettes: StyleguideContent['covers']}): ReactNode {
  return numbers.map((number) => (
    <Variant key={number} label={`Palette ${number}`}>
      <ul className={styles.palette}>
        {parts.map((part) => (
          <li key={part}>
            <span className={styles.swatch} style={{background: `var(--sw-cover-${number}-${part})`}} />
            <TokenValue name={`--sw-cover-${number}-${part}`} />
          </li>
        ))}
      </ul>
    </Variant>
  ));
}
