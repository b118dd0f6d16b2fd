import {securityPage} from '@site/src/content/security';
import {SecurityPage} from '@site/src/templates/SecurityPage';

import type {ReactNode} from 'react';

export default function Security(): ReactNode {
  return <SecurityPage content={securityPage} />;
}
