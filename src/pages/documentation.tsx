import samples from '@generated/code-samples/default/samples.json';
import {documentation} from '#src/content/documentation';
import {DocumentationPage} from '#src/templates/DocumentationPage';

import type {ReactNode} from 'react';

export default function Documentation(): ReactNode {
  return <DocumentationPage content={documentation} samples={samples} />;
}
