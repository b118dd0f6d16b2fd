import type {CloseSeries, IndustryNote} from '#src/content/schema/home';
import type {IndustryKey} from '#src/content/schema/industry-tabs';
import type {Action, Closing, PageMeta} from '#src/content/schema/page';
import {type CompanyFacts, organization, webSite} from '#src/lib/structured-data/company';
import {FreeTimes} from '#src/parts/booking/FreeTimes';
import {past} from '#src/pictures/app/Earlier';
import {CloseLine} from '#src/pictures/charts/CloseLine';
import {IndustryPicture} from '#src/pictures/IndustryPicture';
import {Place} from '#src/pictures/kinds/Place';
import {NightTown} from '#src/pictures/NightTown';
import {Screens} from '#src/pictures/scenes/Screens';
import {ClosingBand} from '#src/sections/ClosingBand';
import {ClientNames, type ClientNamesProps} from '#src/sections/home/ClientNames';
import {PlanTable, type PlanTableProps} from '#src/sections/pricing/PlanTable';
import {freeTimes} from '#src/site/free-times';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {ActionRow} from '#src/ui/actions/ActionRow';
import {Heading} from '#src/ui/Heading';
import {Icon} from '#src/ui/Icon';
import {InlineText} from '#src/ui/InlineText';
import {spaceAbove} from '#src/ui/layout';
import {Pick as Switch} from '#src/ui/Pick';
import {Moments} from '#src/ui/Rail/Moments';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {StructuredData} from '#src/ui/StructuredData';
import {Text} from '#src/ui/Text';
import type {EventContent} from '#src/world/schema/story';
import {IndustryTabs, type IndustryTabsProps} from './Industries/IndustryTabs';
import {type SegmentedTab, SegmentedTabs} from './Pricing/SegmentedTabs';
import {Process, type ProcessProps} from './Process';
import {Proof, type ProofProps} from './Proof';
import {Questions, type QuestionsProps} from './Questions';
import {Solutions, type SolutionsProps} from './Solutions';
import {Tools, type ToolsProps} from './Tools';
import {ValuePoints, type ValuePointsProps} from './ValuePoints';
import styles from './add-ons.module.scss';
import eventPlayerStyles from './event-player.module.scss';
import nightStyles from './figure-band.module.scss';
import heroStyles from './hero.module.scss';
import openingStyles from './styles.module.scss';
import hours from '#src/pictures/kinds/Place/hours.module.scss';

import clsx from 'clsx';
import {type ReactNode, useId} from 'react';

type PriceList = Pick<PlanTableProps, 'columns' | 'foot'> & {key: string; label: string};

type PricingProps = {
  title: string;
  text: string;
  /** Name of the tab list for screen readers. */
  label: string;
  popularLabel: string;
  /** On phones, plans with rows are shown one at a time. */
  lists: readonly [PriceList, PriceList];
  note: string;
};

/** Platform plans and implementation packages in two tabs. */
function Pricing({title, text, label, popularLabel, lists, note}: PricingProps): ReactNode {
  const tab = ({key, label: name, ...list}: PriceList): SegmentedTab => {
    const table = <PlanTable {...list} popularLabel={popularLabel} />;
    const {columns} = list;
    const panel = columns.some(({rows}) => rows) ? (
      <Switch
        label={name}
        options={columns.map((column) => ({label: column.name, note: column.price}))}
        initial={columns.findIndex(({popular}) => popular)}
      >
        {table}
      </Switch>
    ) : (
      table
    );
    return {key, label: name, panel};
  };
  return (
    <Section id="pricing">
      <SegmentedTabs id="plans" title={title} text={text} label={label} tabs={[tab(lists[0]), tab(lists[1])]} />
      <Text look="caption" above="text">
        {note}
      </Text>
    </Section>
  );
}

type HeroProps = {
  /** Two lines; `marked` ends the second one and has a lime highlight. */
  title: {first: string; second: string; marked: string};
  /** May have links: see `InlineText`. */
  lead: string;
  /** The first one is the primary button. */
  actions: readonly Action[];
  /** Product window at full width. */
  picture: ReactNode;
};

/** Hero of the home page: headline beside lead and buttons, then the product window at full width. */
function Hero({title, lead, actions, picture}: HeroProps): ReactNode {
  return (
    <Section spacing="none" className={heroStyles.hero}>
      <div className={heroStyles.top}>
        <Heading level={1} look="display" className={heroStyles.title}>
          <span className={heroStyles.line}>{title.first}</span>{' '}
          <span className={heroStyles.line}>
            {title.second} <span className={heroStyles.marker}>{title.marked}</span>
          </span>
        </Heading>
        <div className={heroStyles.side}>
          <Text look="lead" measure="wide">
            <InlineText text={lead} />
          </Text>
          <div className={spaceAbove('card')}>
            <ActionRow actions={actions} />
          </div>
        </div>
      </div>
      <div className={heroStyles.stage}>{picture}</div>
    </Section>
  );
}

/** Prefix of the element IDs. */
const id = 'event';

/**
 * A short animation that plays once on page load, for less than four seconds, and stops at its last step. Visitors can
 * select a step or play it again. It uses radio buttons and CSS, like `sections/FollowLead`.
 */
function EventPlayer({event}: {event: EventContent}): ReactNode {
  const {legend, again, steps, app, analytics} = event;
  return (
    <fieldset className={eventPlayerStyles.player}>
      <legend>{legend}</legend>
      <input type="radio" name={id} id={`${id}-play`} value="play" aria-label={again} defaultChecked />
      <input type="radio" name={id} id={`${id}-again`} value="again" aria-label={again} />
      {steps.map(({title}, index) => (
        <input key={title} type="radio" name={id} id={`${id}-${index + 1}`} value={index + 1} />
      ))}
      <div className={eventPlayerStyles.body}>
        <div className={eventPlayerStyles.steps}>
          <Moments id={id} moments={steps} />
          {['play', 'again'].map((value) => (
            <label key={value} htmlFor={`${id}-${value}`} className={eventPlayerStyles[value]} title={again}>
              <Icon name="repeat" />
            </label>
          ))}
        </div>
        <div className={eventPlayerStyles.stage}>
          <Screens app={app} className={eventPlayerStyles.app} />
          <div className={eventPlayerStyles.analytics} aria-hidden="true">
            <b>{analytics.title}</b>
            {analytics.items.map(({label, value, before}) => (
              <p key={label}>
                {label}
                <b>
                  {value}
                  {before !== undefined && <i {...past(2)}>{before}</i>}
                </b>
              </p>
            ))}
          </div>
        </div>
      </div>
    </fieldset>
  );
}

type OpeningProps = Pick<HeroProps, 'title' | 'lead' | 'actions'> & {
  event: EventContent;
  values: ValuePointsProps['items'];
  valuesLabel: string;
  proof: ClientNamesProps & {claim: string; text: string};
};

/** Headline with the animated event, then clients, then three claims. */
function Opening({event, values, valuesLabel, proof, ...hero}: OpeningProps): ReactNode {
  const {claim, text, ...names} = proof;
  return (
    <>
      <Hero {...hero} picture={<EventPlayer event={event} />} />
      <div className={openingStyles.proof}>
        <div className={openingStyles.proofLine}>
          <p>
            <b>{claim}</b> {text}
          </p>
          <ClientNames {...names} plain />
        </div>
      </div>
      <Section spacing="tight">
        <ValuePoints items={values} label={valuesLabel} />
      </Section>
    </>
  );
}

type FigureBandProps = {
  /** A time or number, as large as the window allows, and its unit. */
  figure: string;
  unit: string;
  title: string;
  text: string;
  action: Action;
  /** Full-width picture along the bottom edge. */
  picture: ReactNode;
};

/** Full-width dark band with one very large figure and a picture. Use it at most once per page. */
function FigureBand({figure, unit, title, text, action, picture}: FigureBandProps): ReactNode {
  const id = useId();
  return (
    <Section tone="band" spacing="none" width="full" labelledBy={id} motion="draws" className={nightStyles.night}>
      {picture}
      <div className={nightStyles.wrap}>
        <p className={nightStyles.figure}>
          {figure}
          <small>{unit}</small>
        </p>
        <Heading level={2} look="h3" id={id}>
          {title}
        </Heading>
        <p className={nightStyles.text}>{text}</p>
        <ActionButton action={action} variant="accent" icon="arrow" />
      </div>
    </Section>
  );
}

type NightProps = Omit<FigureBandProps, 'picture'> & {sign: string};

/** A large band about a lead that comes in at night, where the page's story starts. */
function Night({sign, ...band}: NightProps): ReactNode {
  return <FigureBand {...band} picture={<NightTown sign={sign} />} />;
}

type IndustriesProps = Omit<IndustryTabsProps, 'drawPicture'> & {
  title: string;
  notes: Readonly<Record<IndustryKey, IndustryNote>>;
};

/** The industry tabs, over the place of each: the loud moment of the page's second half. */
function Industries({title, notes, ...tabs}: IndustriesProps): ReactNode {
  return (
    <Section id="industries" tone="sunken">
      <SectionHead title={title} look="signature" />
      <IndustryTabs
        {...tabs}
        drawPicture={(industry) => <IndustryPicture industry={industry} note={notes[industry]} />}
      />
    </Section>
  );
}

type AddOnsProps = {title: string; text: string; items: readonly string[]; action: Action};

/** The managed add-ons, beside the office where they are run. */
function AddOns({title, text, items, action}: AddOnsProps): ReactNode {
  return (
    <Section id="services" spacing="flush">
      <div className={styles.addOns}>
        <div className={styles.words}>
          <Heading level={2}>{title}</Heading>
          <Text above="row" measure="wide">
            {text}
          </Text>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <ActionLink action={action} arrow />
        </div>
        <div className={clsx(styles.office, hours['evening'])}>
          <Place name="toronto" view="556 160 510 293" later className={styles.place} />
        </div>
      </div>
    </Section>
  );
}

/** One entry per section, in page order. */
export type HomePageProps = {
  meta: PageMeta;
  /** Company details for structured data. */
  company: CompanyFacts;
  hero: Omit<OpeningProps, 'proof'>;
  clients: OpeningProps['proof'];
  night: NightProps;
  tools: ToolsProps;
  solutions: SolutionsProps;
  process: ProcessProps;
  proof: ProofProps;
  industries: IndustriesProps;
  pricing: PricingProps;
  addOns: AddOnsProps;
  questions: QuestionsProps;
  closing: Closing;
  closingSeries: CloseSeries;
};

export function HomePage({company, ...content}: HomePageProps): ReactNode {
  return (
    <MarketingPage meta={content.meta}>
      <StructuredData node={organization(company)} />
      <StructuredData node={webSite(company.name, company.url)} />
      <Opening {...content.hero} proof={content.clients} />
      <Night {...content.night} />
      <Tools {...content.tools} />
      <Solutions {...content.solutions} />
      <Process {...content.process} />
      {content.proof.quotes.length > 0 && <Proof {...content.proof} />}
      {content.industries.tabs.length > 0 && <Industries {...content.industries} />}
      <Pricing {...content.pricing} />
      <AddOns {...content.addOns} />
      <Questions {...content.questions} />
      <ClosingBand
        closing={content.closing}
        aside={freeTimes && <FreeTimes labels={freeTimes} />}
        line={<CloseLine series={content.closingSeries} />}
      />
    </MarketingPage>
  );
}
