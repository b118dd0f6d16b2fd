import {plainBooking} from '#src/content/calendar';
import {company} from '#src/content/company/company';
import {search} from '#src/content/pages/search';
import {opensSearchDialog, searchPath} from '#src/lib/search-dialog';
import {pictureAttribute, tilePicture} from '#src/parts/menus/names';
import {ThemeToggle} from '#src/parts/theme-toggle';
import {bookDemo, crmLogin} from '#src/site/actions';
import {barLinks, createMenus, type Menu, type MenuAside} from '#src/site/navigation';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {ActionElement} from '#src/ui/actions/ActionElement';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {buttonClass} from '#src/ui/actions/Button/button-class';
import {IconButton} from '#src/ui/actions/IconButton';
import {filledByScript} from '#src/ui/filled-by-script';
import {Link} from '#src/ui/Link';
import {Logo} from '#src/ui/marks/Logo';
import asideStyles from './aside.module.scss';
import burgerStyles from './burger.module.scss';
import megaMenuStyles from './mega-menu.module.scss';
import mobileMenuStyles from './mobile-menu.module.scss';
import noScriptNoteStyles from './no-script.module.scss';
import styles from './styles.module.scss';
import bar from './styles.module.scss';
import tiles from './tiles.module.scss';
import icons from '#src/ui/icons.module.scss';

import {useLocation} from '@docusaurus/router';
import pages from '@generated/page-families/default/links.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/**
 * Below the header, and only without JavaScript: links for the buttons that open dialogs. Browsers without invoker
 * commands, such as Safari below 26.2, do nothing then when such a button is pressed. In wide windows it stays in
 * view, because such buttons are all over a page.
 */
function NoScriptNote(): ReactNode {
  return (
    <noscript className={noScriptNoteStyles.note}>
      <p className={noScriptNoteStyles.bar}>
        JavaScript is off, so some buttons may not work. You can still <a href={plainBooking.href}>book a demo</a>,{' '}
        <Link to={searchPath}>find a page</Link> or <Link to="/documentation">browse the documentation</Link>.
      </p>
    </noscript>
  );
}

/** The menu below 1040 px: a popover that fills the screen under the header. */
function MobileMenu({menus}: {menus: readonly Menu[]}): ReactNode {
  return (
    <div id="site-menu" popover="auto" className={mobileMenuStyles.menu}>
      <button type="button" className={mobileMenuStyles.search} {...opensSearchDialog}>
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
        <Link className={mobileMenuStyles.row} to={barLinks.pricing.to}>
          {barLinks.pricing.label}
        </Link>
        <Link className={mobileMenuStyles.row} to={barLinks.contact.mobile}>
          {barLinks.contact.label}
        </Link>
      </nav>
      <div className={mobileMenuStyles.end}>
        <ActionButton action={crmLogin} variant="secondary" size="lg" className={mobileMenuStyles.login} />
        <ActionButton action={bookDemo} size="lg" />
      </div>
    </div>
  );
}

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

type MegaMenuProps = {menu: Menu; current: boolean};

/**
 * A menu of the header: a button and its panel. In browsers without popovers it is a link to the index page. The page
 * script draws its pictures once the panel is open, to keep pages small.
 */
function MegaMenu({menu, current}: MegaMenuProps): ReactNode {
  const {aside, more} = menu;
  const panelId = `menu-${menu.id}`;
  return (
    <li className={megaMenuStyles.menu}>
      <button
        type="button"
        className={clsx(bar.item, megaMenuStyles.button, current && bar.current)}
        popoverTarget={panelId}
      >
        {menu.label}
      </button>
      <Link className={clsx(bar.item, megaMenuStyles.fallback, current && bar.current)} to={menu.index}>
        {menu.label}
      </Link>
      <div id={panelId} popover="auto" className={megaMenuStyles.panel} role="group" aria-label={menu.label}>
        <ul className={aside ? megaMenuStyles.links : tiles.tiles}>
          {menu.links.map(({icon, label, note, to}) => (
            <li key={to}>
              {aside ? (
                <Link className={clsx(megaMenuStyles.link, icons[icon])} to={to}>
                  {label} <small>{note}</small>
                </Link>
              ) : (
                <Link className={tiles.tile} to={to}>
                  <span
                    className={tiles.shot}
                    aria-hidden="true"
                    {...{[pictureAttribute]: tilePicture}}
                    {...filledByScript}
                  />
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
