import {aboutPage} from '@site/src/content/about';
import {AboutPage} from '@site/src/templates/AboutPage';

import type {ReactNode} from 'react';

export default function About(): ReactNode {
  return <AboutPage content={aboutPage} />;
}
