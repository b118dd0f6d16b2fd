import type {IndustryNote} from '#src/content/schema/home';
import type {IndustryKey} from '#src/content/schema/industry-tabs';
import {IndustryTabs, type IndustryTabsProps} from '#src/features/industry-tabs';
import {IndustryPicture} from '#src/pictures/IndustryPicture';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';

import type {ReactNode} from 'react';

export type IndustriesProps = Omit<IndustryTabsProps, 'drawPicture'> & {
  title: string;
  notes: Readonly<Record<IndustryKey, IndustryNote>>;
};

const grounds = ['green', 'apricot', 'mint'] as const;

/** The industry tabs. Each has its own picture on one of three background colors. */
export function Industries({title, notes, ...tabs}: IndustriesProps): ReactNode {
  const drawPicture = (industry: IndustryKey, index: number): ReactNode => (
    <IndustryPicture industry={industry} ground={grounds[index % 3] ?? 'green'} note={notes[industry]} />
  );
  return (
    <Section id="industries" tone="sunken">
      <SectionHead title={title} />
      <IndustryTabs {...tabs} drawPicture={drawPicture} />
    </Section>
  );
}
