import type {CategoryId} from '#src/content/schema/integrations';
import {pictograms} from './pictograms';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type CategoryMarkProps = {
  category: CategoryId;
};

/** The pictogram of a category of integrations, never of a single product. Decorative: the name is printed beside it. */
export function CategoryMark({category}: CategoryMarkProps): ReactNode {
  const [tint, line] = pictograms[category];
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      <path className={styles.tint} d={tint} />
      <path d={line} />
    </svg>
  );
}
