import {aboutPage} from '#src/content/pages/about';
import {AboutPage} from '#src/templates/AboutPage';

import type {ReactNode} from 'react';

export default function About(): ReactNode {
  return <AboutPage content={aboutPage} />;
}
