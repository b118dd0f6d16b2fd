import Link from '@docusaurus/Link';
import type {Menu} from '#src/site/navigation';
import {ActionLink} from '#src/ui/ActionLink';
import {Heading} from '#src/ui/Heading';
import {Icon} from '#src/ui/Icon';
import bar from './styles.module.scss';
import styles from './mega-menu.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type MegaMenuProps = {menu: Menu; current: boolean};

/** One menu of the bar: a button and the panel it opens. Without popovers it is a link to the index page. */
export function MegaMenu({menu, current}: MegaMenuProps): ReactNode {
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
          <ul className={styles.links}>
            {menu.links.map((link) => (
              <li key={link.to}>
                <Link className={styles.link} to={link.to}>
                  <Icon name={link.icon} />
                  <span>
                    <b>{link.label}</b>
                    <span>{link.note}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <div className={styles.aside}>
            <Heading level={2} look="h3">
              {menu.aside.title}
            </Heading>
            <p>{menu.aside.text}</p>
            <ActionLink action={menu.aside.action} arrow />
          </div>
        </div>
      </div>
    </li>
  );
}
