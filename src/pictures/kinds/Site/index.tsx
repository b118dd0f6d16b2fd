import {Art} from '#src/pictures/parts/Art';
import {Chrome} from '#src/pictures/parts/Chrome';
import {CompanyMark} from '#src/ui/marks/CompanyMark';
import type {PictureOf} from '#src/world/schema/picture';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** The top of a small company's website. */
export function Site({picture}: {picture: PictureOf<'site'>}): ReactNode {
  const {address, firm, links, action, title, text, art, services} = picture;
  return (
    <>
      <Chrome address={address} />
      <div className={styles.site}>
        <div className={styles.nav}>
          <CompanyMark company={firm} className={styles.firm} />
          {links.map((link) => (
            <span key={link} className={styles.link}>
              {link}
            </span>
          ))}
          <span className={styles.action}>{action}</span>
        </div>
        <div className={styles.opening}>
          <div className={styles.words}>
            <b>{title}</b>
            <p>{text}</p>
            <span className={styles.action}>{action}</span>
          </div>
          <Art name={art} className={styles.art} />
        </div>
        <div className={styles.services}>
          {services.map(([name, note]) => (
            <p key={name}>
              <b>{name}</b>
              {note}
            </p>
          ))}
        </div>
      </div>
    </>
  );
}
