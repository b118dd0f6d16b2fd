import {licensesPage} from '#src/content/licenses';
import {LicensesPage} from '#src/templates/LicensesPage';

import type {ReactNode} from 'react';

/** `/licenses`: not listed and not indexed. */
export default function Licenses(): ReactNode {
  return <LicensesPage content={licensesPage} />;
}
