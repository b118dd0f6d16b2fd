import type {ColorToken} from '#src/content/styleguide/types';
import {Heading} from '#src/ui/Heading';
import {TokenValue} from '../../parts/TokenValue';
import type {ChapterProps} from '../../types';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

function Swatches({tokens}: {tokens: readonly ColorToken[]}): ReactNode {
  return (
    <ul className={styles.swatches}>
      {tokens.map(({name, use}) => (
        <li key={name}>
          <span className={styles.swatch} style={{background: `var(${name})`}} />
          <TokenValue name={name} />
          <span className={styles.use}>{use}</span>
        </li>
      ))}
    </ul>
  );
}

/** Every color by name, in the theme of the page and again on the dark band. */
export function Color({content: {colors}}: ChapterProps): ReactNode {
  const onBand = colors.flatMap(({tokens}) => tokens.filter(({band}) => band));
  return (
    <>
      {colors.map(({title, tokens}) => (
        <div key={title} className={styles.group}>
          <Heading level={3} look="h4">
            {title}
          </Heading>
          <Swatches tokens={tokens} />
        </div>
      ))}
      <div className={styles.band} data-scheme="band">
        <Heading level={3} look="h4">
          The same names on the dark band
        </Heading>
        <Swatches tokens={onBand} />
      </div>
    </>
  );
}
