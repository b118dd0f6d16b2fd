import type {HeroArt} from '#src/content/schema/offer-layout';
import {Drawing} from '#src/pictures/Drawing';
import grounds from '#src/ui/grounds.module.scss';
import styles from './duo.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

/** Text, a phone and the desktop app behind it, on a colored background. */
export function Duo({
  art: {ground, phone, desk},
  text,
}: {
  art: Extract<HeroArt, {kind: 'duo'}>;
  text: ReactNode;
}): ReactNode {
  return (
    <div className={clsx(styles.duo, grounds[ground])}>
      <div className={styles.words}>{text}</div>
      <div className={styles.stage}>
        <div className={styles.phone}>
          <Drawing picture={phone} />
        </div>
        <div className={styles.desk}>
          <Drawing picture={desk} bare />
        </div>
      </div>
    </div>
  );
}
