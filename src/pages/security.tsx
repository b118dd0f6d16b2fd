import {securityPage} from '#src/content/pages/security';
import {SecurityPage} from '#src/templates/SecurityPage';

import type {ReactNode} from 'react';

export default function Security(): ReactNode {
  return <SecurityPage content={securityPage} />;
}
