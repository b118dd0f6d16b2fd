import Head from '@docusaurus/Head';
import {booking} from '#src/content/booking';
import {company, phoneHref} from '#src/content/company/company';
import {search} from '#src/content/pages/search';
import {DemoDialog} from '#src/features/demo-dialog';
import {SearchDialog} from '#src/features/site-search/SearchDialog';
import {ToastRegion} from '#src/features/toasts/ToastRegion';
import fontAddress from '@site/static/fonts/instrument-sans-basic-wght-5.3.0.woff2';

import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';

/**
 * What persists through client-side navigation: the booking dialog, the search and the toasts. `/book` is shown inside
 * the dialog's frame, so it has none of them.
 */
export default function Root({children}: {children: ReactNode}): ReactNode {
  const {pathname} = useLocation();
  const framed = pathname === '/book';
  return (
    <>
      <Head>
        <link rel="preload" href={fontAddress} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      {children}
      {!framed && (
        <>
          <DemoDialog {...booking} email={company.supportEmail} phone={company.phone} phoneHref={phoneHref} />
          <SearchDialog labels={search.labels} />
          <ToastRegion />
        </>
      )}
    </>
  );
}
