import {confirmed} from '#src/content/blog/newsletter';
import {BlogStepPage} from '#src/templates/blog/BlogStepPage';

import type {ReactNode} from 'react';

export default function Confirmed(): ReactNode {
  return <BlogStepPage content={confirmed} />;
}
