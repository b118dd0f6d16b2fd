import type {CategoryId} from '#src/content/schema/integrations';
import {pictograms} from './pictograms';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type CategoryMarkProps = {
  category: CategoryId;
  /** `tile` has a box of 72 pixels around it, `small` one of 44; `bare` is 24 pixels without a box. */
  look?: 'tile' | 'small' | 'bare';
  className?: string | undefined;
};

/** The pictogram of a category of integrations, never of a single product. Decorative: the name is printed beside it. */
export function CategoryMark({category, look = 'small', className}: CategoryMarkProps): ReactNode {
  const [tint, line] = pictograms[category];
  return (
    <svg
      className={clsx(styles.mark, look !== 'bare' && styles[look], className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path className={styles.tint} d={tint} />
      <path d={line} />
    </svg>
  );
}
