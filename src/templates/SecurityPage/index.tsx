import type {Value} from '#src/content/schema/company';
import type {Feature} from '#src/content/schema/page';
import type {SecurityContent, TrustContent} from '#src/content/schema/security';
import {FreeTimes} from '#src/parts/booking/FreeTimes';
import {Picture} from '#src/pictures/Picture';
import {ClosingBand} from '#src/sections/ClosingBand';
import {LinkBanner} from '#src/sections/LinkBanner';
import {PageHead} from '#src/sections/PageHead';
import {PickTable} from '#src/sections/PickTable';
import {freeTimes} from '#src/site/free-times';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {ActionRow} from '#src/ui/actions/ActionRow';
import {Badge} from '#src/ui/Badge';
import {FactList} from '#src/ui/FactList';
import {Fold} from '#src/ui/Fold';
import {Heading} from '#src/ui/Heading';
import {Icon} from '#src/ui/Icon';
import {grid, stack} from '#src/ui/layout';
import {Link} from '#src/ui/Link';
import {Pick} from '#src/ui/Pick';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {Text} from '#src/ui/Text';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import {DataMap} from './DataMap';
import retentionStyles from './retention.module.scss';
import styles from './trust.module.scss';
import waysStyles from './ways.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

type WaysProps = {
  items: readonly Feature[];
  /** Four columns on large screens. */
  isWide?: boolean;
};

/** Icon, name and sentence in rows between hairlines. */
function Ways({items, isWide = false}: WaysProps): ReactNode {
  return (
    <ul className={clsx(waysStyles.rows, isWide && waysStyles.wide)}>
      {items.map(({icon, title, description, to}) => (
        <li key={title}>
          <Icon name={icon} />
          <b>{to === undefined ? title : <Link to={to}>{title}</Link>}</b>
          <span>{description}</span>
        </li>
      ))}
    </ul>
  );
}

type TrustProps = Pick<TrustContent, 'subprocessors' | 'status'>;

/** Who else processes data, and which rules we follow. */
function Trust({subprocessors, status}: TrustProps): ReactNode {
  const {title, text, head, rows} = subprocessors;
  return (
    <>
      <Section id="subprocessors" spacing="flush">
        <SectionHead title={title} aside={text} />
        <Pick label={subprocessors.switch} options={head.slice(1).map((label) => ({label}))}>
          <PickTable label={title} head={head} rows={rows} />
        </Pick>
      </Section>
      <Section id="status" spacing="flush">
        <SectionHead title={status.title} aside={status.text} />
        <ul className={styles.rules}>
          {status.rules.map(({name, status: state, text: explanation, needsMore = false}) => (
            <li key={name}>
              <b>{name}</b>
              <Badge tone={needsMore ? 'apricot' : 'mint'}>{state}</Badge>
              <p>{explanation}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

type RetentionProps = {
  periods: readonly Value[];
  /** Label before what happens at the end of a period. */
  afterLabel: string;
};

/** Periods on a line, each with a stop at its end; not to scale. */
function Retention({periods, afterLabel}: RetentionProps): ReactNode {
  return (
    <ol className={retentionStyles.line}>
      {periods.map(({title, description, practice}) => (
        <li key={title}>
          <Heading level={3} look="h4">
            {title}
          </Heading>
          <Text above="pair">
            {description} {afterLabel}: <b>{practice}</b>
          </Text>
        </li>
      ))}
    </ol>
  );
}

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
            <Picture picture={tiles.picture} />
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
      <ClosingBand closing={closing} aside={freeTimes && <FreeTimes labels={freeTimes} />} />
    </MarketingPage>
  );
}
