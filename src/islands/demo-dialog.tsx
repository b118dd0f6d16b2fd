import {booking} from '#src/content/booking';
import {company, phoneHref} from '#src/content/company/company';
import {DemoDialog} from '#src/features/demo-dialog';

import type {ReactNode} from 'react';

/** The booking dialog of every page. */
export default function Demo(): ReactNode {
  return <DemoDialog {...booking} email={company.supportEmail} phone={company.phone} phoneHref={phoneHref} />;
}
