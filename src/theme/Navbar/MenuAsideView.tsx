import type {MenuAside} from '#src/site/navigation';
import {outsideReact} from '#src/lib/outside-react';
import {pictureAttribute} from '#src/lib/page-script-parts';
import {opensSearchDialog} from '#src/lib/search-dialog';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Heading} from '#src/ui/Heading';
import {Icon} from '#src/ui/Icon';
import styles from './aside.module.scss';

import type {ReactNode} from 'react';

/** The part of a panel beside its links: text with an action, a quote or a search button, and the picture of a link. */
export function MenuAsideView({aside}: {aside: MenuAside}): ReactNode {
  const {title, text, action, speaker, stat, search, pictured} = aside;
  return (
    <div className={styles.aside}>
      <Heading level={2} look="h3">
        {title}
      </Heading>
      {search && (
        <button type="button" className={styles.search} {...opensSearchDialog}>
          <Icon name="search" size={18} />
          {search}
        </button>
      )}
      {speaker ? (
        <figure className={styles.quote}>
          <blockquote>“{text}”</blockquote>
          <figcaption>
            <b>{speaker.name}</b>, {speaker.role}
          </figcaption>
        </figure>
      ) : (
        <p>{text}</p>
      )}
      {stat && (
        <p className={styles.stat}>
          <b>{stat.figure}</b> {stat.label}
        </p>
      )}
      <ActionLink action={action} arrow />
      {pictured && (
        <div className={styles.picture} aria-hidden="true" {...{[pictureAttribute]: ''}} {...outsideReact} />
      )}
    </div>
  );
}
