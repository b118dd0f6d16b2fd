import {caseStudiesPage} from '#src/content/case-studies/page';
import {CaseStudiesPage} from '#src/templates/CaseStudiesPage';

import type {ReactNode} from 'react';

export default function CaseStudies(): ReactNode {
  return <CaseStudiesPage content={caseStudiesPage} path="/case-studies" />;
}
