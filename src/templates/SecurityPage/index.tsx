import {FreeTimes} from '#src/features/booking/FreeTimes';
import {freeTimes} from '#src/site/free-times';
import {Picture} from '#src/pictures/Picture';
import {ClosingBand} from '#src/sections/ClosingBand';
import {FeatureGrid} from '#src/sections/FeatureGrid';
import {LinkBanner} from '#src/sections/LinkBanner';
import {SplitHero} from './SplitHero';
import {StickySplit} from '#src/sections/StickySplit';
import {TextColumn} from '#src/sections/TextColumn';
import {ValueColumns} from '#src/sections/company/ValueColumns';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {Trust} from './Trust';
import type {SecurityContent} from '#src/content/schema/security';

import type {ReactNode} from 'react';

/** `/security`: protection, infrastructure, retention, and how to report a vulnerability. */
export function SecurityPage({content}: {content: SecurityContent}): ReactNode {
  const {meta, hero, tiles, infrastructure, trust, retention, report, closing} = content;
  return (
    <MarketingPage meta={meta}>
      <SplitHero
        title={hero.title}
        lead={hero.lead}
        actions={hero.actions}
        picture={<Picture picture={hero.picture} />}
      />
      <Section id="measures" rule>
        <SectionHead title={tiles.title} aside={tiles.aside} />
        <FeatureGrid items={tiles.items} columns={3} />
      </Section>
      <Section id="infrastructure" tone="sunken">
        <StickySplit title={infrastructure.title} text={infrastructure.text}>
          <TextColumn paragraphs={infrastructure.paragraphs} />
        </StickySplit>
      </Section>
      <Trust content={trust} />
      <Section id="retention">
        <SectionHead
          title={retention.title}
          aside={
            <>
              <p>{retention.text}</p>
              <p>
                <ActionLink action={retention.action} arrow />
              </p>
            </>
          }
        />
        <ValueColumns items={retention.periods} practiceLabel={retention.afterLabel} />
      </Section>
      <LinkBanner id="report" {...report} tone="sunken" />
      <ClosingBand closing={closing} aside={<FreeTimes labels={freeTimes} />} />
    </MarketingPage>
  );
}
