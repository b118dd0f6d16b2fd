import type {TokenGroup} from '#src/content/styleguide/types';
import {Button} from '#src/ui/Button';
import {Heading} from '#src/ui/Heading';
import {TokenValue} from '../../parts/TokenValue';
import styles from './styles.module.scss';

import clsx from 'clsx';
import {useState, type ReactNode} from 'react';

/** Durations: a press moves one square along each track, all with the one easing. */
export function Motion({group: {title, tokens}}: {group: TokenGroup}): ReactNode {
  const [there, setThere] = useState(false);
  return (
    <div className={styles.motion}>
      <div className={styles.head}>
        <Heading level={3} look="h4">
          {title}
        </Heading>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            setThere(!there);
          }}
        >
          Move
        </Button>
      </div>
      <ul className={styles.tracks}>
        {tokens.map(({name, use}) => (
          <li key={name}>
            <div>
              <TokenValue name={name} />
              <span className={styles.use}>{use}</span>
            </div>
            <span className={clsx(styles.track, there && styles.there)}>
              <span className={styles.square} style={{transitionDuration: `var(${name})`}} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
