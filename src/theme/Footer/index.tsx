import pages from '@generated/page-families/default/links.json';
import {company} from '#src/content/company/company';
import {SiteFooter} from '#src/sections/shell/SiteFooter';
import {crmLogin, supportMail, supportPhone} from '#src/site/actions';
import {createFooterColumns, footerText, legalLinks} from '#src/site/footer';

import type {ReactNode} from 'react';

const columns = createFooterColumns(pages);

/** The site's footer. */
export default function Footer(): ReactNode {
  return (
    <SiteFooter
      name={company.name}
      text={footerText}
      columns={columns}
      legal={legalLinks}
      contacts={[supportMail, supportPhone]}
      login={crmLogin}
      year={company.copyrightYear}
    />
  );
}
