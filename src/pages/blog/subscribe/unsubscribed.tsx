import {unsubscribed} from '#src/content/blog/newsletter';
import {BlogStepPage} from '#src/templates/blog/BlogStepPage';

import type {ReactNode} from 'react';

export default function Unsubscribed(): ReactNode {
  return <BlogStepPage content={unsubscribed} />;
}
