import industries from '@generated/industries/default/menu.json';
import {company} from '@site/src/content/company';
import {SiteFooter} from '@site/src/sections/SiteFooter';
import {crmLogin, supportMail, supportPhone} from '@site/src/site/actions';
import {createFooterColumns, footerText, legalLinks} from '@site/src/site/footer';

import type {ReactNode} from 'react';

const columns = createFooterColumns(industries);

/** The site's own footer in the place of the classic one. */
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
