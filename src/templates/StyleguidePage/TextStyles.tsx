import type {StyleTokens} from '#src/content/schema/styleguide';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** Each style of the mixin `type`, with its declarations. */
export function TextStyles({textStyles}: Pick<StyleTokens, 'textStyles'>): ReactNode {
  return textStyles.map(({name, value}) => (
    <div key={name} className={styles.part}>
      <code>{name}</code>
      <div className={styles[name]}>Every lead answered</div>
      <span className={styles.value}>{value}</span>
    </div>
  ));
}
