import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type VariantProps = {
  /** The props that make it. */
  label: string;
  /** `row`: side by side as far as there is room. */
  layout?: 'block' | 'row';
  children: ReactNode;
};

/** One look of a component, under the props that make it. */
export function Variant({label, layout = 'block', children}: VariantProps): ReactNode {
  return (
    <div>
      <p className={styles.label}>
        <code>{label}</code>
      </p>
      <div className={styles[layout]}>{children}</div>
    </div>
  );
}
