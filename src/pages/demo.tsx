import {demoPage} from '@site/src/content/demo';
import {DemoPage} from '@site/src/templates/DemoPage';

import type {ReactNode} from 'react';

export default function Demo(): ReactNode {
  return <DemoPage content={demoPage} />;
}
