import {checkInbox} from '#src/content/blog/newsletter';
import {BlogStepPage} from '#src/templates/blog/BlogStepPage';

import type {ReactNode} from 'react';

export default function CheckInbox(): ReactNode {
  return <BlogStepPage content={checkInbox} />;
}
