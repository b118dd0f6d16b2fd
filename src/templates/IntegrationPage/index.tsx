import type {IntegrationContent, IntegrationHero, IntegrationLabels} from '#src/content/schema/integrations';
import {Avatar} from '#src/pictures/parts/Avatar';
import {Bar} from '#src/pictures/parts/Bar';
import {Chip} from '#src/pictures/parts/Chip';
import {Timeline} from '#src/pictures/parts/Timeline';
import {Window} from '#src/pictures/parts/Window';
import {Exchange} from '#src/sections/Exchange';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Breadcrumbs} from '#src/ui/Breadcrumbs';
import {CheckList} from '#src/ui/CheckList';
import {StepList} from '#src/ui/docs/StepList';
import {FactList} from '#src/ui/FactList';
import {Heading} from '#src/ui/Heading';
import {cluster} from '#src/ui/layout';
import {ToolMark} from '#src/ui/marks/ToolMark';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import type {IconName} from '#src/world/schema/icon';
import journeyStyles from './journey.module.scss';
import screen from './screen.module.scss';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

type JourneyProps = {
  hero: IntegrationHero;
  /** Name and mark of the other product. */
  name: string;
  mark: IconName;
  /** Whether the data leaves our product. */
  isOut: boolean;
};

/** A change on its way from the other product to ours: both screens, and squares that run along the line between them. */
function Journey({hero: {label, theirs, ours, over, under}, name, mark, isOut}: JourneyProps): ReactNode {
  return (
    <div className={clsx(journeyStyles.journey, isOut && journeyStyles.out)} role="img" aria-label={label}>
      <Window>
        <Bar title={name} lead={<ToolMark icon={mark} />} end={<Chip text={theirs.chip} tone="active" />} />
        <div className={screen.screen}>
          <p className={screen.main}>
            <b>{theirs.figure}</b> {theirs.caption}
          </p>
          {theirs.rows.map(([title, value]) => (
            <p key={title}>
              {title} <b>{value}</b>
            </p>
          ))}
        </div>
      </Window>
      <div className={journeyStyles.line}>
        <span>{over}</span>
        <i />
        <i />
        <i />
        <span>{under}</span>
      </div>
      <Window>
        <Bar
          title={ours.name}
          lead={<Avatar person={{initials: ours.initials}} />}
          end={<Chip text={ours.day} tone="plain" />}
        />
        <Timeline rows={ours.rows} lit={ours.lit} litClassName={journeyStyles.arrives} />
      </Window>
    </div>
  );
}

export type IntegrationPageProps = {
  content: IntegrationContent;
  labels: IntegrationLabels;
  /** Name of this company’s product. */
  ours: string;
};

const part = (title: string, children: ReactNode): ReactNode => (
  <section>
    <Heading level={2} look="h3">
      {title}
    </Heading>
    {children}
  </section>
);

/** Page of an integration: a change on its way, exchanged data, uses, setup steps and limits. */
export function IntegrationPage({content, labels, ours}: IntegrationPageProps): ReactNode {
  const {name, mark, meta, lead, hero, moves, uses, steps, limits, access, guide, setup} = content;
  const {facts, directions} = labels;
  return (
    <MarketingPage meta={meta}>
      <Section spacing="head" className={styles.top}>
        <Breadcrumbs items={[{label: labels.crumb, to: labels.all.to}, {label: name}]} />
        <div className={styles.head}>
          <ToolMark icon={mark} size="tile" />
          <Heading level={1}>{name}</Heading>
          <Text look="lead">{lead}</Text>
          <div className={styles.actions}>
            <ActionButton action={{label: labels.guide, about: `“${guide.label}”`, to: guide.to}} variant="secondary" />
            <ActionButton action={labels.demo} />
          </div>
        </div>
        <Journey hero={hero} name={name} mark={mark} isOut={moves.direction === 'out'} />
        <FactList
          className={styles.facts}
          facts={[
            {label: facts.connects, value: facts.connectsValue},
            {label: facts.plans, value: facts.plansValue},
            {label: facts.direction, value: directions[moves.direction]},
            {label: facts.setup, value: setup ?? facts.setupValue},
          ]}
        />
      </Section>
      <Section spacing="flush" className={styles.parts}>
        {part(
          labels.moves,
          <>
            <Exchange moves={moves} ours={ours} theirs={name} icon={mark} />
            <Text>{moves.note}</Text>
          </>,
        )}
        {part(labels.uses, <CheckList items={uses} />)}
        {part(
          labels.steps,
          <StepList>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </StepList>,
        )}
        {part(
          labels.limits,
          <>
            <ul className={styles.limits}>
              {limits.map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
              <li>
                <b>{facts.access}:</b> {access}.
              </li>
              <li>
                <b>{facts.remove}:</b> {facts.removeValue}
              </li>
            </ul>
            <p className={cluster('card')}>
              <ActionLink action={{label: guide.label, to: guide.to}} arrow />
              <ActionLink action={labels.all} arrow />
            </p>
          </>,
        )}
      </Section>
    </MarketingPage>
  );
}
