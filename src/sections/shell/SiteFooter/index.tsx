import Link from '@docusaurus/Link';
import type {Action} from '#src/content/types';
import type {FooterColumn, FooterLink} from '#src/site/footer';
import {ActionElement} from '#src/ui/actions/ActionElement';
import {Logo} from '#src/ui/marks/Logo';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type SiteFooterProps = {
  name: string;
  text: string;
  columns: readonly FooterColumn[];
  legal: readonly FooterLink[];
  contacts: readonly Action[];
  login: Action;
  year: number;
};

/** Footer of every page: company and contacts, links in columns, legal links. */
export function SiteFooter({name, text, columns, legal, contacts, login, year}: SiteFooterProps): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Link className={styles.logo} to="/" aria-label={`${name}, home`}>
            <Logo name={name} />
          </Link>
          <p>{text}</p>
          <ul>
            {contacts.map((contact) => (
              <li key={contact.label}>
                <ActionElement action={contact}>{contact.label}</ActionElement>
              </li>
            ))}
          </ul>
        </div>
        <nav className={styles.columns} aria-label="Footer">
          {columns.map((column) => (
            <div key={column.title}>
              <h2>{column.title}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.label}>
                    <Link to={link.to}>{link.label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className={styles.base}>
        <span>
          © {year} {name}
        </span>
        <ul>
          {legal.map((link) => (
            <li key={link.label}>
              <Link to={link.to}>{link.label}</Link>
            </li>
          ))}
          <li>
            <ActionElement action={login}>{login.label}</ActionElement>
          </li>
        </ul>
      </div>
    </footer>
  );
}
