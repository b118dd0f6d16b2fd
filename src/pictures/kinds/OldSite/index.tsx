import {Chrome} from '#src/pictures/parts/Chrome';
import type {PictureOf} from '#src/world/schema/picture';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** A website that looks fifteen years old. */
export function OldSite({picture: {address, title, line, links, texts}}: {picture: PictureOf<'oldSite'>}): ReactNode {
  return (
    <>
      <Chrome address={address} />
      <div className={styles.old}>
        <div className={styles.oldPage}>
          <p className={styles.oldTitle}>
            {title}
            <small>{line}</small>
          </p>
          <p className={styles.oldLinks}>
            {links.map((link) => (
              <span key={link}>{link}</span>
            ))}
          </p>
          <div className={styles.oldBody}>
            <span>photo1.jpg not found</span>
            <div>
              {texts.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
            <span>photo2.jpg not found</span>
          </div>
        </div>
      </div>
    </>
  );
}
