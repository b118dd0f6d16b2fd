import {sampleApp, tryLabels} from '#src/content/features/try';
import {TryApp} from './';

import type {ReactNode} from 'react';

/** The usable application of `/features`. */
export default function Try(): ReactNode {
  return <TryApp app={sampleApp} {...tryLabels} />;
}
