import type {Room} from '#src/content/schema/signature';
import type {FrameProps} from '#src/pictures/frames/frame-props';
import {Choice} from '#src/pictures/frames/Choice';
import {Picture} from '#src/pictures/Picture';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

const furniture: Readonly<Record<NonNullable<Room['furniture']>, string>> = {
  chair:
    'M20 4h12a8 8 0 0 1 8 8v4a8 8 0 0 1-8 8H20a8 8 0 0 1-8-8v-4a8 8 0 0 1 8-8zM16 26h20a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8V34a8 8 0 0 1 8-8zM14 66h24v18a5 5 0 0 1-5 5H19a5 5 0 0 1-5-5zM4 32v22M48 32v22',
  desk: 'M4 40h44v22H4zM20 68h12v12H20z',
  bed: 'M6 6h40v80H6zM6 34h40M11 12h13v14H11zM28 12h13v14H28z',
};

/** Rooms from above: the room of the step is lit, and its messages are beside it. */
export function Plan({frame: {label, rooms, pictures}, id}: FrameProps<'plan'>): ReactNode {
  return (
    <div className={styles.frame}>
      <div role="img" aria-label={label} className={styles.plan}>
        {rooms.map(({name, text, furniture: piece, at}) => (
          <div key={name} data-lit={at} className={styles.room}>
            <b>{name}</b>
            <span>{text}</span>
            {piece !== undefined && (
              <svg viewBox="0 0 52 92" width="52" height="92">
                <path d={furniture[piece]} />
              </svg>
            )}
            {at !== undefined && <Choice id={id} step={at} />}
          </div>
        ))}
      </div>
      <div className={styles.threads}>
        {pictures.map((picture, index) => (
          <div key={picture.label} data-scene={index + 1} className={styles.thread}>
            <Picture picture={picture} />
          </div>
        ))}
      </div>
    </div>
  );
}
