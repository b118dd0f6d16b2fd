import type {IndustryNote} from '#src/content/schema/home';
import {art} from './art';
import styles from './styles.module.scss';

import type {IndustryKey} from '#src/content/schema/industry-tabs';
import {Avatar} from '#src/pictures/parts/Avatar';
import {Car} from '#src/pictures/parts/Car';
import textStyles from '#src/pictures/parts/text-styles.module.scss';
import type {ReactNode} from 'react';

export type IndustryPictureProps = {
  industry: IndustryKey;
  ground: 'green' | 'apricot' | 'mint';
  /** A message about what just happened there. */
  note: IndustryNote;
};

/** A drawing of the industry, with a message about what just happened there. Decorative. */
export function IndustryPicture({industry, ground, note}: IndustryPictureProps): ReactNode {
  return (
    <div className={styles.picture} aria-hidden="true">
      <div className={styles[ground]} data-scheme={ground === 'green' ? 'band' : undefined}>
        <svg viewBox="0 0 720 360" preserveAspectRatio="xMinYMax meet">
          <path className={styles.floor} d="M-900 300H3000V900H-900z" />
          {art[industry].map(([color, path]) => (
            <path key={path} className={styles[color]} d={path} />
          ))}
          {industry === 'automotive' && (
            <Car glass="var(--body)" color="var(--accent)" x="132" y="178" width="350" height="133" />
          )}
        </svg>
      </div>
      <div className={styles.note}>
        <Avatar person={note.person} />
        <b>{note.name}</b>
        <span className={textStyles.tiny}>{note.time}</span>
        <span>{note.text}</span>
      </div>
    </div>
  );
}
