import {Computed} from './Computed';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** Each style of the mixin `type`, with its current weight, size and line height. */
export function TextStyles({names}: {names: readonly string[]}): ReactNode {
  return names.map((name) => (
    <div key={name} className={styles.part}>
      <code>{name}</code>
      <div className={styles[name]}>
        Every lead answered
        <Computed property="font" />
      </div>
    </div>
  ));
}
