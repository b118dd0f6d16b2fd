import styles from './styles.module.scss';

import type {KindProps} from '#src/pictures/kind-props';
import type {PlanRoom} from '#src/content/schema/pictures/trades';
import clsx from 'clsx';
import type {ReactNode} from 'react';

const furniture: Readonly<Record<NonNullable<PlanRoom['furniture']>, string>> = {
  chair:
    'M20 4h12a8 8 0 0 1 8 8v4a8 8 0 0 1-8 8H20a8 8 0 0 1-8-8v-4a8 8 0 0 1 8-8zM16 26h20a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8V34a8 8 0 0 1 8-8zM14 66h24v18a5 5 0 0 1-5 5H19a5 5 0 0 1-5-5zM4 32v22M48 32v22',
  desk: 'M4 40h44v22H4zM20 68h12v12H20z',
  bed: 'M6 6h40v80H6zM6 34h40M11 12h13v14H11zM28 12h13v14H28z',
};

/** A floor plan with one highlighted room, without a window. */
export function Plan({picture: {label, rows}, className}: KindProps<'plan'>): ReactNode {
  return (
    <div role="img" aria-label={label} className={clsx(styles.frame, className)}>
      <div className={styles.plan}>
        {rows.map((rooms, row) => (
          <div key={row} className={styles.row}>
            {rooms.map(({name, text, columns, furniture: piece, seats, on}) => (
              <div key={name} className={clsx(styles.room, on && styles.on)} style={{gridColumn: `span ${columns}`}}>
                <p>
                  <b>{name}</b>
                  {text}
                </p>
                {piece !== undefined && (
                  <svg viewBox="0 0 52 92" width="52" height="92">
                    <path
                      fill="none"
                      stroke={on ? 'var(--sw-on-lime)' : 'var(--sw-data-1)'}
                      strokeWidth="2.4"
                      d={furniture[piece]}
                    />
                  </svg>
                )}
                {seats && (
                  <div className={styles.seats}>
                    {Array.from({length: seats[0]}, (_, seat) => (
                      <span key={seat} className={clsx(seat < seats[1] && styles.taken)} />
                    ))}
                  </div>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
