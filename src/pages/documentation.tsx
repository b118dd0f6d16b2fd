import {documentation} from '@site/src/content/documentation';
import {DocumentationPage} from '@site/src/templates/DocumentationPage';

import type {ReactNode} from 'react';

export default function Documentation(): ReactNode {
  return <DocumentationPage content={documentation} />;
}
