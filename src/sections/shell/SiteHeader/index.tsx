import Link from '@docusaurus/Link';
import type {Action} from '#src/content/types';
import type {barLinks, Menu} from '#src/site/navigation';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {ActionElement} from '#src/ui/actions/ActionElement';
import {buttonClass} from '#src/ui/actions/Button/button-class';
import {Icon} from '#src/ui/Icon';
import {IconButton} from '#src/ui/actions/IconButton';
import {Logo} from '#src/ui/marks/Logo';
import {MegaMenu} from './MegaMenu';
import {MobileMenu} from './MobileMenu';
import burgerStyles from './burger.module.scss';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type SiteHeaderProps = {
  name: string;
  menus: readonly Menu[];
  links: typeof barLinks;
  login: Action;
  demo: Action;
  /** Path of the current page, to mark its link. */
  path: string;
  toggle: ReactNode;
  /** The button in the bar, and its label in the mobile menu. */
  search: {label: string; button: ReactNode};
};

/** Sticky header: logo, menus, search, theme, login, demo. Menus are popovers, so they work before any script runs. */
export function SiteHeader({name, menus, links, login, demo, path, toggle, search}: SiteHeaderProps): ReactNode {
  const isCurrent = (to: string): boolean => path === to || path.startsWith(`${to}/`);
  const link = (label: string, to: string): ReactNode => (
    <li>
      <Link
        className={clsx(styles.item, isCurrent(to) && styles.current)}
        to={to}
        {...(path === to && {'aria-current': 'page' as const})}
      >
        {label}
      </Link>
    </li>
  );
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link className={styles.logo} to="/" aria-label={`${name}, home`}>
          <Logo name={name} />
        </Link>
        <nav className={styles.nav} aria-label="Main">
          <ul>
            {menus.map((menu) => (
              <MegaMenu key={menu.id} menu={menu} current={isCurrent(menu.index)} />
            ))}
            {link(links.pricing.label, links.pricing.to)}
            {link(links.contact.label, links.contact.desktop)}
          </ul>
        </nav>
        <div className={styles.end}>
          <span className={styles.search}>{search.button}</span>
          {toggle}
          <ActionElement action={login} className={buttonClass({variant: 'quiet', size: 'sm'}, styles.login)}>
            <Icon name="user" />
            <span>{login.label}</span>
            <Icon name="arrow-up-right" size={14} />
          </ActionElement>
          <ActionButton action={demo} size="sm" className={styles.demo} />
          <IconButton className={burgerStyles.burger} popoverTarget="site-menu" label="Menu">
            <span className={burgerStyles.bars} />
          </IconButton>
        </div>
      </div>
      <MobileMenu menus={menus} links={links} login={login} demo={demo} search={search.label} />
    </header>
  );
}
