import {Link} from '#src/ui/Link';
import pages from '@generated/page-families/default/links.json';
import {company} from '#src/content/company/company';
import {search} from '#src/content/pages/search';
import {ThemeToggle} from '#src/features/theme-toggle';
import {opensSearchDialog, searchPath} from '#src/lib/search-dialog';
import {bookDemo, crmLogin} from '#src/site/actions';
import {barLinks, createMenus} from '#src/site/navigation';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {ActionElement} from '#src/ui/actions/ActionElement';
import {buttonClass} from '#src/ui/actions/Button/button-class';
import {IconButton} from '#src/ui/actions/IconButton';
import {Logo} from '#src/ui/marks/Logo';
import {MegaMenu} from './MegaMenu';
import {MobileMenu} from './MobileMenu';
import {NoScriptNote} from './NoScriptNote';
import burgerStyles from './burger.module.scss';
import styles from './styles.module.scss';

import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import type {ReactNode} from 'react';

const menus = createMenus(pages);

/** Sticky header: logo, menus, search, theme, login, demo. Menus are popovers, so they work before any script runs. */
export default function Navbar(): ReactNode {
  const {pathname} = useLocation();
  const isCurrent = (to: string): boolean => pathname === to || pathname.startsWith(`${to}/`);
  const link = (label: string, to: string): ReactNode => (
    <li>
      <Link
        className={clsx(styles.item, isCurrent(to) && styles.current)}
        to={to}
        {...(pathname === to && {'aria-current': 'page' as const})}
      >
        {label}
      </Link>
    </li>
  );
  return (
    <>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link className={styles.logo} to="/" aria-label={`${company.name}, home`}>
            <Logo name={company.name} />
          </Link>
          <nav className={styles.nav} aria-label="Main">
            <ul>
              {menus.map((menu) => (
                <MegaMenu key={menu.id} menu={menu} current={isCurrent(menu.index)} />
              ))}
              {link(barLinks.pricing.label, barLinks.pricing.to)}
              {link(barLinks.contact.label, barLinks.contact.desktop)}
              <li className={styles.find}>
                <Link className={styles.item} to={searchPath}>
                  {search.labels.title}
                </Link>
              </li>
            </ul>
          </nav>
          <div className={styles.end}>
            <IconButton
              className={styles.search}
              icon="search"
              label={search.labels.title}
              aria-keyshortcuts="Control+K Meta+K"
              {...opensSearchDialog}
            />
            <ThemeToggle />
            <ActionElement action={crmLogin} className={buttonClass({variant: 'quiet', size: 'sm'}, styles.login)}>
              <span>{crmLogin.label}</span>
            </ActionElement>
            <ActionButton action={bookDemo} size="sm" className={styles.demo} />
            <IconButton className={burgerStyles.burger} popoverTarget="site-menu" label="Menu">
              <span className={burgerStyles.bars} />
            </IconButton>
          </div>
        </div>
        <MobileMenu menus={menus} />
      </header>
      <NoScriptNote />
    </>
  );
}
