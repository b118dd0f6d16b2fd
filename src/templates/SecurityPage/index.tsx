import {FreeTimes} from '#src/features/booking/FreeTimes';
import {Picture} from '#src/pictures/Picture';
import {ClosingBand} from '#src/sections/ClosingBand';
import {LinkBanner} from '#src/sections/LinkBanner';
import {PageHead} from '#src/sections/PageHead';
import {freeTimes} from '#src/site/free-times';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {ActionRow} from '#src/ui/actions/ActionRow';
import {FactList} from '#src/ui/FactList';
import {Fold} from '#src/ui/Fold';
import {Heading} from '#src/ui/Heading';
import {grid, stack} from '#src/ui/layout';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {Text} from '#src/ui/Text';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import {DataMap} from './DataMap';
import {Retention} from './Retention';
import {Trust} from './Trust';
import styles from './trust.module.scss';
import {Ways} from './Ways';
import type {SecurityContent} from '#src/content/schema/security';

import type {ReactNode} from 'react';

/** `/security`: where data lives, protection, subprocessors, retention, and how to report a vulnerability. */
export function SecurityPage({content}: {content: SecurityContent}): ReactNode {
  const {meta, hero, tiles, infrastructure, trust, retention, report, closing} = content;
  const {location, documents, uptime} = trust;
  return (
    <MarketingPage meta={meta}>
      <PageHead
        title={hero.title}
        near
        aside={
          <div className={stack('card')}>
            <Text look="lead">{hero.lead}</Text>
            <ActionRow actions={hero.actions} />
          </div>
        }
      />
      <Section id="location" spacing="flush">
        <h2>
          <VisuallyHidden>{location.title}</VisuallyHidden>
        </h2>
        <DataMap {...location.map} />
        <Text above="text">{location.text}</Text>
      </Section>
      <Section id="measures" spacing="flush">
        <div className={grid('group', {to: 6, from: 7})}>
          <div className={stack('row')}>
            <Heading level={2}>{tiles.title}</Heading>
            <Text>{tiles.text}</Text>
            <Picture picture={tiles.picture} className={styles.log} />
          </div>
          <div>
            <Ways items={tiles.items} />
            <Fold label={infrastructure.title}>
              <div id="infrastructure" className={stack('row')}>
                {infrastructure.paragraphs.map((paragraph) => (
                  <Text key={paragraph} measure="wide">
                    {paragraph}
                  </Text>
                ))}
              </div>
            </Fold>
          </div>
        </div>
      </Section>
      <Trust subprocessors={trust.subprocessors} status={trust.status} />
      <Section id="retention" tone="sunken" spacing="tight">
        <SectionHead
          title={retention.title}
          aside={
            <>
              <p>{retention.text}</p>
              <ActionLink action={retention.action} arrow />
            </>
          }
        />
        <Retention periods={retention.periods} afterLabel={retention.afterLabel} />
      </Section>
      <Section id="documents">
        <SectionHead title={documents.title} aside={documents.text} />
        <Ways items={documents.items} isWide />
      </Section>
      <Section id="uptime" spacing="flush">
        <SectionHead title={uptime.title} aside={uptime.text} />
        <FactList facts={uptime.figures} className={styles.figures} />
      </Section>
      <LinkBanner id="report" {...report} tone="sunken" />
      <ClosingBand closing={closing} aside={<FreeTimes labels={freeTimes} />} />
    </MarketingPage>
  );
}
