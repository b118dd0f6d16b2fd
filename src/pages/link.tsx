import {linkPage} from '#src/content/pages/link';
import {LinkPage} from '#src/templates/LinkPage';

import type {ReactNode} from 'react';

export default function Link(): ReactNode {
  return <LinkPage content={linkPage} />;
}
