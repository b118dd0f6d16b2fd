import type {HeroArt} from '#src/content/schema/offer-layout';
import {cssValues} from '#src/lib/css-values';
import {Picture} from '#src/pictures/Picture';
import {scenes} from '#src/pictures/kinds/Scene/scenes';
import styles from './full.module.scss';

import type {ReactNode} from 'react';

/** A place across the whole window. On large screens windows are in front of it, on small ones a list is below. */
export function Full({art: {scene, front}}: {art: Extract<HeroArt, {kind: 'full'}>}): ReactNode {
  const {focus, focusPhone = focus, focusWide = 0.5, up, foot = 'ground'} = scenes[scene.scene];
  const place = {
    '--focus': focus,
    '--focus-phone': focusPhone,
    '--focus-wide': focusWide,
    '--up': up,
    '--foot': `var(--tone-${foot})`,
  };
  return (
    <div className={styles.full} style={cssValues(place)}>
      <Picture picture={scene} className={styles.place} />
      {front && (
        <div className={styles.front}>
          <div className={styles.windows}>
            {front.map((picture) => picture && <Picture key={picture.label} picture={picture} />)}
          </div>
        </div>
      )}
    </div>
  );
}
