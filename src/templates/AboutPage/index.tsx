import {CloseLine} from '@site/src/mocks/CloseLine';
import {ProductPicture} from '@site/src/mocks/ProductPicture';
import {ClosingBand} from '@site/src/sections/ClosingBand';
import {PageHead} from '@site/src/sections/PageHead';
import {StatStrip} from '@site/src/sections/StatStrip';
import {StickySplit} from '@site/src/sections/StickySplit';
import {TextColumn} from '@site/src/sections/TextColumn';
import {ValueColumns} from '@site/src/sections/ValueColumns';
import {YearLine} from '@site/src/sections/YearLine';
import {MarketingPage} from '@site/src/templates/MarketingPage';
import {ActionButton} from '@site/src/ui/ActionButton';
import {Section} from '@site/src/ui/Section';
import {SectionHead} from '@site/src/ui/SectionHead';
import {VisuallyHidden} from '@site/src/ui/VisuallyHidden';
import type {AboutContent} from './types';

import type {ReactNode} from 'react';

/** The company: where it comes from, what it holds to, how large it is. */
export function AboutPage({content}: {content: AboutContent}): ReactNode {
  const {meta, title, aside, action, story, years, mission, ownUse, stats, closing} = content;
  return (
    <MarketingPage meta={meta}>
      <PageHead title={title} aside={aside}>
        <ActionButton action={action} size="lg" />
      </PageHead>
      <Section id="story" rule>
        <StickySplit title={story.title} text={story.text}>
          <TextColumn paragraphs={story.paragraphs} />
        </StickySplit>
      </Section>
      <Section spacing="flush">
        <YearLine years={years.items} label={years.label} />
      </Section>
      <Section id="mission" tone="sunken">
        <SectionHead title={mission.title} aside={mission.text} />
        <ValueColumns items={mission.values} practiceLabel={mission.practiceLabel} />
      </Section>
      <Section>
        <StickySplit title={ownUse.title} text={ownUse.text} action={ownUse.action}>
          <ProductPicture picture={ownUse.picture} />
        </StickySplit>
      </Section>
      <Section spacing="flush">
        <h2>
          <VisuallyHidden>{stats.label}</VisuallyHidden>
        </h2>
        <StatStrip stats={stats.items} />
      </Section>
      <ClosingBand closing={closing} line={<CloseLine />} />
    </MarketingPage>
  );
}
