import {feedback} from '@site/src/content/feedback';
import {PageFeedback} from '@site/src/features/page-feedback/PageFeedback';

import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';

/** Asks under each doc whether it helped, then what Docusaurus says about the page. */
export default function DocItemFooterWithFeedback(): ReactNode {
  const {permalink} = useDoc().metadata;
  return (
    <>
      <PageFeedback key={permalink} page={permalink} words={feedback} />
      <DocItemFooter />
    </>
  );
}
