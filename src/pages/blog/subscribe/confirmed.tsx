import {confirmed} from '#src/content/blog/newsletter';
import {BlogStepPage} from '#src/templates/BlogStepPage';

import type {ReactNode} from 'react';

export default function Confirmed(): ReactNode {
  return <BlogStepPage content={confirmed} />;
}
