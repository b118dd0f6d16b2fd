import {documentation} from '#src/content/pages/documentation';
import {DocumentationPage} from '#src/templates/docs/DocumentationPage';

import samples from '@generated/api-reference/default/samples.json';
import type {ReactNode} from 'react';

export default function Documentation(): ReactNode {
  return <DocumentationPage content={documentation} samples={samples} />;
}
