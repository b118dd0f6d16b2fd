import {caseStudiesPage} from '@site/src/content/case-studies/page';
import {CaseStudiesPage} from '@site/src/templates/CaseStudiesPage';

import type {ReactNode} from 'react';

export default function CaseStudies(): ReactNode {
  return <CaseStudiesPage content={caseStudiesPage} path="/case-studies" />;
}
