import {Link} from '#src/ui/Link';
import {search} from '#src/content/pages/search';
import {opensSearchDialog} from '#src/lib/search-dialog';
import {bookDemo, crmLogin} from '#src/site/actions';
import {barLinks, type Menu} from '#src/site/navigation';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {ActionElement} from '#src/ui/actions/ActionElement';
import styles from './mobile-menu.module.scss';

import type {ReactNode} from 'react';

/** The menu below 1040 px: a popover that fills the screen under the header. */
export function MobileMenu({menus}: {menus: readonly Menu[]}): ReactNode {
  return (
    <div id="site-menu" popover="auto" className={styles.menu}>
      <button type="button" className={styles.search} {...opensSearchDialog}>
        {search.labels.title}
      </button>
      <nav aria-label="Menu">
        {menus.map((menu) => (
          <details key={menu.id} name="site-menu">
            <summary>{menu.label}</summary>
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
        <Link className={styles.row} to={barLinks.pricing.to}>
          {barLinks.pricing.label}
        </Link>
        <Link className={styles.row} to={barLinks.contact.mobile}>
          {barLinks.contact.label}
        </Link>
      </nav>
      <div className={styles.end}>
        <ActionButton action={crmLogin} variant="secondary" size="lg" className={styles.login} />
        <ActionButton action={bookDemo} size="lg" />
      </div>
    </div>
  );
}
