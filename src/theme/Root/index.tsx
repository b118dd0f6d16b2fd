import {DemoDialogIsland} from '#src/parts/demo-dialog/DemoDialogIsland';
import {SearchDialogIsland} from '#src/parts/search-dialog/SearchDialogIsland';
import {LinkCollector} from '#src/ui/Link';

import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

/**
 * What every page has: the booking dialog and the search. `/book` is shown inside the dialog's frame, so it has neither.
 * Docusaurus checks the links that `ui/Link` collects.
 */
export default function Root({children}: {children: ReactNode}): ReactNode {
  const {pathname} = useLocation();
  const framed = pathname === '/book';
  const {collectLink} = useBrokenLinks();
  return (
    <LinkCollector value={collectLink}>
      {children}
      {!framed && (
        <>
          <DemoDialogIsland />
          <SearchDialogIsland />
        </>
      )}
    </LinkCollector>
  );
}
