import {company} from '#src/content/company/company';
import {crmLogin, supportMail, supportPhone} from '#src/site/actions';
import {createFooterColumns, footerText, legalLinks} from '#src/site/footer';
import {ActionElement} from '#src/ui/actions/ActionElement';
import {Link} from '#src/ui/Link';
import {Logo} from '#src/ui/marks/Logo';
import styles from './styles.module.scss';

import pages from '@generated/page-families/default/links.json';
import type {ReactNode} from 'react';

const columns = createFooterColumns(pages);

/** Footer of every page: company and contacts, links in columns, legal links. On phones each column folds. */
export default function Footer(): ReactNode {
  const {name, copyrightYear} = company;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Link className={styles.logo} to="/" aria-label={`${name}, home`}>
            <Logo name={name} />
          </Link>
          <p>{footerText}</p>
          <ul>
            {[supportMail, supportPhone].map((contact) => (
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
              <details name="footer">
                <summary>{column.title}</summary>
              </details>
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
          © {copyrightYear} {name}
        </span>
        <ul>
          {legalLinks.map((link) => (
            <li key={link.label}>
              <Link to={link.to}>{link.label}</Link>
            </li>
          ))}
          <li>
            <ActionElement action={crmLogin}>{crmLogin.label}</ActionElement>
          </li>
        </ul>
      </div>
    </footer>
  );
}
