import {confirmed} from '@site/src/content/blog/newsletter';
import {BlogStepPage} from '@site/src/templates/BlogStepPage';

import type {ReactNode} from 'react';

export default function Confirmed(): ReactNode {
  return <BlogStepPage content={confirmed} />;
}
