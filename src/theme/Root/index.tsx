import {booking} from '@site/src/content/booking';
import {company, phoneHref} from '@site/src/content/company';
import {DemoDialog} from '@site/src/features/demo-dialog';
import {ToastRegion} from '@site/src/features/toasts/ToastRegion';

import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';

/**
 * What outlives a client-side navigation: the booking dialog and the toasts.
 * The calendar's own page is shown inside the dialog's frame, so it carries neither.
 */
export default function Root({children}: {children: ReactNode}): ReactNode {
  const framed = useLocation().pathname === '/book';
  return (
    <>
      {children}
      {!framed && (
        <>
          <DemoDialog {...booking} email={company.supportEmail} phone={company.phone} phoneHref={phoneHref} />
          <ToastRegion />
        </>
      )}
    </>
  );
}
