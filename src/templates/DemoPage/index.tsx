import type {BookContent} from '#src/content/schema/booking';
import type {Person} from '#src/content/schema/company';
import type {DemoContent} from '#src/content/schema/demo';
import {CalendarStopped} from '#src/islands/Boundary';
import {BookingCalendar} from '#src/parts/booking/BookingCalendar';
import {Picture} from '#src/pictures/Picture';
import {ClosingBand} from '#src/sections/ClosingBand';
import {FaqSplit} from '#src/sections/FaqSplit';
import {FollowLead} from '#src/sections/FollowLead';
import {PerfectFor} from '#src/sections/offer/PerfectFor';
import {StickySplit} from '#src/sections/StickySplit';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Heading} from '#src/ui/Heading';
import {Portrait} from '#src/ui/marks/Portrait';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {Text} from '#src/ui/Text';
import type {LeadStory} from '#src/world/schema/story';
import {FeatureGrid} from './FeatureGrid';
import styles from './opening.module.scss';

import type {ReactNode} from 'react';

type OpeningProps = {
  hero: DemoContent['hero'];
  host: Person;
  /** Without it demos are booked in another calendar, which the button opens. */
  calendar: Pick<BookContent, 'calendar' | 'plain'> | undefined;
};

/** Title and host beside the calendar, above the agenda, whose parts are as wide as their minutes. */
function Opening({hero, host, calendar}: OpeningProps): ReactNode {
  return (
    <Section id="book" spacing="none" className={styles.opening}>
      <div className={styles.words}>
        <Heading level={1}>{hero.title}</Heading>
        <Text look="lead">{hero.lead}</Text>
        <div className={styles.host}>
          <Portrait person={host} size={72} />
          <p>
            <b>
              {host.name} {hero.host.takes}
            </b>
            {hero.host.text}
          </p>
        </div>
        <div>
          {hero.actions.map((action) => (
            <ActionButton key={action.label} action={action} variant={calendar ? 'secondary' : 'accent'} />
          ))}
        </div>
      </div>
      {calendar && (
        <div className={styles.booker}>
          <BookingCalendar labels={calendar.calendar} level={2} stopped={<CalendarStopped />} />
          <noscript>
            <p className={styles.plain}>
              {calendar.plain.text} <ActionLink action={calendar.plain} />
            </p>
          </noscript>
        </div>
      )}
      <ol className={styles.agenda}>
        {hero.agenda.map(({when, title}) => (
          <li key={when}>
            <b>{when}</b>
            {title}
          </li>
        ))}
      </ol>
    </Section>
  );
}

export type DemoPageProps = {content: DemoContent; story: LeadStory; booker: Omit<OpeningProps, 'hero'>};

/** `/demo`: booking, what happens in a demo, and what visitors get out of it. */
export function DemoPage({content, story, booker}: DemoPageProps): ReactNode {
  const {meta, hero, outcome, built, audience, faq, closing} = content;
  return (
    <MarketingPage meta={meta}>
      <Opening hero={hero} {...booker} />
      <FollowLead story={story} />
      <Section id="outcome">
        <SectionHead title={outcome.title} aside={outcome.aside} />
        <FeatureGrid items={outcome.items} />
      </Section>
      <Section id="built" tone="sunken">
        <StickySplit title={built.title} text={built.text} action={built.action}>
          <Picture picture={built.picture} />
        </StickySplit>
      </Section>
      <Section id="audience">
        <SectionHead title={audience.title} aside={audience.aside} />
        <PerfectFor items={audience.items} startsLabel={audience.bringLabel} />
      </Section>
      <Section id="faq" rule>
        <FaqSplit title={faq.title} items={faq.items} name="demo-faq" />
      </Section>
      <ClosingBand closing={closing} />
    </MarketingPage>
  );
}
