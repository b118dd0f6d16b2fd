import {feedback} from '#src/content/pages/feedback';
import {pageSource} from '#src/content/page-source';
import {PageFeedback} from '#src/features/page-feedback/PageFeedback';
import {PageSource} from '#src/ui/docs/PageSource';

import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

/** End of a doc: feedback form, edit link and last update. */
export default function DocItemFooter(): ReactNode {
  const {permalink, editUrl, lastUpdatedAt} = useDoc().metadata;
  return (
    <footer>
      <PageFeedback key={permalink} page={permalink} labels={feedback} />
      <PageSource editUrl={editUrl ?? undefined} updatedAt={lastUpdatedAt ?? undefined} labels={pageSource} />
    </footer>
  );
}
