import samples from '@generated/api-reference/default/samples.json';
import {documentation} from '#src/content/documentation';
import {DocumentationPage} from '#src/templates/DocumentationPage';

import type {ReactNode} from 'react';

export default function Documentation(): ReactNode {
  return <DocumentationPage content={documentation} samples={samples} />;
}
