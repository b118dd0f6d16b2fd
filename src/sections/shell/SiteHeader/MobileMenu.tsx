import Link from '@docusaurus/Link';
import type {Action} from '#src/content/types';
import type {barLinks, Menu} from '#src/site/navigation';
import {opensSearchDialog} from '#src/lib/search-dialog';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {ActionElement} from '#src/ui/actions/ActionElement';
import {Icon} from '#src/ui/Icon';
import styles from './mobile-menu.module.scss';

import type {ReactNode} from 'react';

export type MobileMenuProps = {
  menus: readonly Menu[];
  links: typeof barLinks;
  login: Action;
  demo: Action;
  /** Label of the search button. */
  search: string;
};

/** The menu below 1040 px: a popover that fills the screen under the header. */
export function MobileMenu({menus, links, login, demo, search}: MobileMenuProps): ReactNode {
  return (
    <div id="site-menu" popover="auto" className={styles.menu}>
      <button type="button" className={styles.search} {...opensSearchDialog}>
        {search}
        <Icon name="search" />
      </button>
      <nav aria-label="Menu">
        {menus.map((menu) => (
          <details key={menu.id} name="site-menu">
            <summary>
              {menu.label}
              <Icon name="chevron-down" />
            </summary>
            <ul>
              {menu.links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to}>{link.label}</Link>
                </li>
              ))}
              {menu.more?.map((action) => (
                <li key={action.label}>
                  <ActionElement action={action}>{action.label}</ActionElement>
                </li>
              ))}
            </ul>
          </details>
        ))}
        <Link className={styles.row} to={links.pricing.to}>
          {links.pricing.label}
        </Link>
        <Link className={styles.row} to={links.contact.mobile}>
          {links.contact.label}
        </Link>
      </nav>
      <div className={styles.end}>
        <ActionButton action={login} variant="secondary" size="lg" icon="arrow-up-right" />
        <ActionButton action={demo} size="lg" />
      </div>
    </div>
  );
}
