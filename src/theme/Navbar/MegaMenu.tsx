import {Link} from '#src/ui/Link';
import {filledByScript} from '#src/ui/filled-by-script';
import {pictureAttribute} from '#src/behaviors/attributes';
import {opensSearchDialog} from '#src/lib/search-dialog';
import type {Menu, MenuAside} from '#src/site/navigation';
import {ActionLink} from '#src/ui/actions/ActionLink';
import icons from '#src/ui/icons.module.scss';
import asideStyles from './aside.module.scss';
import bar from './styles.module.scss';
import styles from './mega-menu.module.scss';
import tiles from './tiles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

/** The part of a panel beside its links: text with an action, a quote or a search button, and the picture of a link. */
function MenuAsideView({aside}: {aside: MenuAside}): ReactNode {
  const {title, text, action, speaker, stat, search, pictured} = aside;
  return (
    <div className={asideStyles.aside}>
      <p className={asideStyles.title}>{title}</p>
      {search && (
        <button type="button" className={asideStyles.search} {...opensSearchDialog}>
          {search}
        </button>
      )}
      {speaker ? (
        <figure className={asideStyles.quote}>
          <blockquote>“{text}”</blockquote>
          <figcaption>
            <b>{speaker.name}</b>, {speaker.role}
          </figcaption>
        </figure>
      ) : (
        <p>{text}</p>
      )}
      {stat && (
        <p className={asideStyles.stat}>
          <b>{stat.figure}</b> {stat.label}
        </p>
      )}
      <ActionLink action={action} arrow />
      {pictured && (
        <div className={asideStyles.picture} aria-hidden="true" {...{[pictureAttribute]: ''}} {...filledByScript} />
      )}
    </div>
  );
}

export type MegaMenuProps = {menu: Menu; current: boolean};

/**
 * A menu of the header: a button and its panel. In browsers without popovers it is a link to the index page. The page
 * script draws its pictures once the panel is open, to keep pages small.
 */
export function MegaMenu({menu, current}: MegaMenuProps): ReactNode {
  const {aside, more} = menu;
  const panelId = `menu-${menu.id}`;
  return (
    <li className={styles.menu}>
      <button type="button" className={clsx(bar.item, styles.button, current && bar.current)} popoverTarget={panelId}>
        {menu.label}
      </button>
      <Link className={clsx(bar.item, styles.fallback, current && bar.current)} to={menu.index}>
        {menu.label}
      </Link>
      <div id={panelId} popover="auto" className={styles.panel} role="group" aria-label={menu.label}>
        <ul className={aside ? styles.links : tiles.tiles}>
          {menu.links.map(({icon, label, note, to}) => (
            <li key={to}>
              {aside ? (
                <Link className={clsx(styles.link, icons[icon])} to={to}>
                  {label} <small>{note}</small>
                </Link>
              ) : (
                <Link className={tiles.tile} to={to}>
                  <span className={tiles.shot} aria-hidden="true" {...{[pictureAttribute]: ''}} {...filledByScript} />
                  <b>{label}</b>
                  <small>{note}</small>
                </Link>
              )}
            </li>
          ))}
        </ul>
        {aside && <MenuAsideView aside={aside} />}
        {more && (
          <p className={tiles.more}>
            {more.map((action) => (
              <ActionLink key={action.label} action={action} arrow />
            ))}
          </p>
        )}
      </div>
    </li>
  );
}
