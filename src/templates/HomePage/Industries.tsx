import {IndustryTabs, type IndustryTabsProps} from '#src/features/industry-tabs';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';

import type {ReactNode} from 'react';

export type IndustriesProps = IndustryTabsProps & {title: string};

/** The industry tabs. */
export function Industries({title, ...tabs}: IndustriesProps): ReactNode {
  return (
    <Section id="industries" tone="sunken">
      <SectionHead title={title} />
      <IndustryTabs {...tabs} />
    </Section>
  );
}
