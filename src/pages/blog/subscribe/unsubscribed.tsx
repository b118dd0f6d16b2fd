import {unsubscribed} from '@site/src/content/blog/newsletter';
import {BlogStepPage} from '@site/src/templates/BlogStepPage';

import type {ReactNode} from 'react';

export default function Unsubscribed(): ReactNode {
  return <BlogStepPage content={unsubscribed} />;
}
