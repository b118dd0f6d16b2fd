import type {AboutContent, OfficePlace} from '#src/content/schema/about';
import {FreeTimes} from '#src/parts/booking/FreeTimes';
import {Place} from '#src/pictures/kinds/Place';
import {Picture} from '#src/pictures/Picture';
import {ClosingBand} from '#src/sections/ClosingBand';
import {TeamGrid} from '#src/sections/company/TeamGrid';
import {PageHead} from '#src/sections/PageHead';
import {StickySplit} from '#src/sections/StickySplit';
import {freeTimes} from '#src/site/free-times';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import {StatStrip} from './StatStrip';
import {TextColumn} from './TextColumn';
import {ValueColumns} from './ValueColumns';
import {YearLine} from './YearLine';
import styles from './office-location.module.scss';
import hours from '#src/pictures/kinds/Place/hours.module.scss';

import type {ReactNode} from 'react';

/** The company's location: a wide picture over the address. */
function OfficeLocation({picture, facts}: OfficePlace): ReactNode {
  return (
    <figure className={styles.place}>
      <Place name="toronto" view="0 0 1440 520" label={picture} className={hours['evening']} />
      <figcaption>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </figcaption>
    </figure>
  );
}

/** `/about`: the company's story, team, values and figures. */
export function AboutPage({content}: {content: AboutContent}): ReactNode {
  const {meta, title, aside, action, place, story, years, team, mission, ownUse, stats, closing} = content;
  return (
    <MarketingPage meta={meta}>
      <PageHead title={title} aside={aside}>
        <ActionButton action={action} size="lg" />
      </PageHead>
      <Section spacing="flush">
        <OfficeLocation {...place} />
      </Section>
      <Section id="story" rule>
        <StickySplit title={story.title} text={story.text}>
          <TextColumn paragraphs={story.paragraphs} />
        </StickySplit>
      </Section>
      <Section spacing="flush">
        <YearLine years={years.items} label={years.label} />
      </Section>
      <Section id="team" rule>
        <SectionHead title={team.title} aside={team.aside} />
        <TeamGrid members={team.members} />
      </Section>
      <Section id="mission" tone="sunken">
        <SectionHead title={mission.title} aside={mission.text} />
        <ValueColumns items={mission.values} practiceLabel={mission.practiceLabel} />
      </Section>
      <Section>
        <StickySplit title={ownUse.title} text={ownUse.text} action={ownUse.action}>
          <Picture picture={ownUse.picture} />
        </StickySplit>
      </Section>
      <Section spacing="flush">
        <h2>
          <VisuallyHidden>{stats.label}</VisuallyHidden>
        </h2>
        <StatStrip stats={stats.items} />
      </Section>
      <ClosingBand closing={closing} aside={freeTimes && <FreeTimes labels={freeTimes} />} />
    </MarketingPage>
  );
}
