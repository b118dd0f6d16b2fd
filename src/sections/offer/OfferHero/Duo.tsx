import type {HeroArt} from '#src/content/schema/offer-layout';
import {Picture} from '#src/pictures/Picture';
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
          <Picture picture={phone} />
        </div>
        <div className={styles.desk}>
          <Picture picture={desk} bare />
        </div>
      </div>
    </div>
  );
}
