import Link from '@docusaurus/Link';
import {outsideReact} from '#src/lib/outside-react';
import {pictureAttribute} from '#src/lib/page-script-parts';
import type {Menu} from '#src/site/navigation';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Icon} from '#src/ui/Icon';
import {MenuAsideView} from './MenuAsideView';
import {MenuLinks} from './MenuLinks';
import bar from './styles.module.scss';
import styles from './mega-menu.module.scss';
import tinted from './tinted.module.scss';
import tiles from './tiles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

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
        <Icon name="chevron-down" size={14} />
      </button>
      <Link className={clsx(bar.item, styles.fallback, current && bar.current)} to={menu.index}>
        {menu.label}
      </Link>
      <div id={panelId} popover="auto" className={styles.panel} role="group" aria-label={menu.label}>
        <div className={styles.inner}>
          {aside ? (
            <>
              <MenuLinks
                links={menu.links}
                className={clsx(styles.links, aside.speaker && tinted.tinted)}
                linkClass={styles.link}
              />
              <MenuAsideView aside={aside} />
            </>
          ) : (
            <MenuLinks
              links={menu.links}
              className={tiles.tiles}
              linkClass={tiles.tile}
              lead={() => (
                <span className={tiles.shot} aria-hidden="true" {...{[pictureAttribute]: ''}} {...outsideReact} />
              )}
            />
          )}
          {more && (
            <p className={tiles.more}>
              {more.map((action) => (
                <ActionLink key={action.label} action={action} arrow />
              ))}
            </p>
          )}
        </div>
      </div>
    </li>
  );
}
