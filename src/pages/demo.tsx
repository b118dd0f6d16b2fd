import {demoPage} from '#src/content/demo';
import {DemoPage} from '#src/templates/DemoPage';

import type {ReactNode} from 'react';

export default function Demo(): ReactNode {
  return <DemoPage content={demoPage} />;
}
