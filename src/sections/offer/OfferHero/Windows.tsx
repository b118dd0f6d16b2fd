import type {HeroArt} from '#src/content/schema/offer-layout';
import {Picture} from '#src/pictures/Picture';
import {Badge} from '#src/ui/Badge';
import styles from './windows.module.scss';

import type {ReactNode} from 'react';

type ArtOf<Kind extends HeroArt['kind']> = Extract<HeroArt, {kind: Kind}>;

/** One window across the page, cropped by the next section. */
export function Wide({art}: {art: ArtOf<'wide'>}): ReactNode {
  return (
    <div className={styles.wide}>
      <Picture picture={art.picture} />
      {art.phone && (
        <div className={styles.over}>
          <Picture picture={art.phone} />
        </div>
      )}
    </div>
  );
}

/** Two windows, before and after. The "before" window is cropped by the next section. */
export function Pair({art: {before, after}}: {art: ArtOf<'pair'>}): ReactNode {
  return (
    <div className={styles.pair}>
      <div className={styles.after}>
        <p className={styles.tag}>
          <Badge tone="lime">{after.tag}</Badge>
        </p>
        <Picture picture={after.picture} className={styles.float} />
      </div>
      <div className={styles.before}>
        <p className={styles.tag}>
          <Badge tone="stone">{before.tag}</Badge>
        </p>
        <Picture picture={before.picture} />
      </div>
    </div>
  );
}
