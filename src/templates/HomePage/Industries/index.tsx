import type {IndustryNote} from '#src/content/schema/home';
import type {IndustryKey} from '#src/content/schema/industry-tabs';
import {IndustryTabs, type IndustryTabsProps} from './IndustryTabs';
import {IndustryPicture} from '#src/pictures/IndustryPicture';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';

import type {ReactNode} from 'react';

export type IndustriesProps = Omit<IndustryTabsProps, 'drawPicture'> & {
  title: string;
  notes: Readonly<Record<IndustryKey, IndustryNote>>;
};

/** The industry tabs. Each has its own place. */
export function Industries({title, notes, ...tabs}: IndustriesProps): ReactNode {
  return (
    <Section id="industries" tone="sunken">
      <SectionHead title={title} />
      <IndustryTabs
        {...tabs}
        drawPicture={(industry) => <IndustryPicture industry={industry} note={notes[industry]} />}
      />
    </Section>
  );
}
