import {trialPage} from '#src/content/pages/trial';
import {trialForm} from '#src/content/pages/trial-form';
import {TrialPage} from '#src/templates/TrialPage';

import type {ReactNode} from 'react';

export default function Trial(): ReactNode {
  return <TrialPage content={trialPage} form={trialForm} />;
}
