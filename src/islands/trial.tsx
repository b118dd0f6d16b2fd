import {trialForm} from '#src/content/pages/trial-form';
import {TrialForm} from '#src/features/contact-form/TrialForm';

import type {ReactNode} from 'react';

/** The form of `/trial`. */
export default function Trial(): ReactNode {
  return <TrialForm content={trialForm} />;
}
