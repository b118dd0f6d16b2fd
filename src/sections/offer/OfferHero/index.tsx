import type {HeroArt} from '#src/content/schema/offer-layout';
import type {Action} from '#src/content/schema/page';
import {cssValues} from '#src/lib/css-values';
import {stepArea, stepPath, topPercent} from '#src/lib/step-path/index';
import {places} from '#src/pictures/kinds/Place/places';
import {Picture} from '#src/pictures/Picture';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {ActionRow} from '#src/ui/actions/ActionRow';
import {Badge} from '#src/ui/Badge';
import {Breadcrumbs, type BreadcrumbsProps} from '#src/ui/Breadcrumbs';
import {CheckList} from '#src/ui/CheckList';
import {Heading} from '#src/ui/Heading';
import {grid, stack} from '#src/ui/layout';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import duoStyles from './duo.module.scss';
import figureStyles from './figure.module.scss';
import fullStyles from './full.module.scss';
import styles from './styles.module.scss';
import windowsStyles from './windows.module.scss';
import hours from '#src/pictures/kinds/Place/hours.module.scss';
import grounds from '#src/ui/grounds.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

type ArtOf<Kind extends HeroArt['kind']> = Extract<HeroArt, {kind: Kind}>;

/** One window across the page, cropped by the next section. */
function Wide({art}: {art: ArtOf<'wide'>}): ReactNode {
  return (
    <div className={windowsStyles.wide}>
      <Picture picture={art.picture} />
      {art.phone && (
        <div className={windowsStyles.over}>
          <Picture picture={art.phone} />
        </div>
      )}
    </div>
  );
}

/** Two windows, before and after. The "before" window is cropped by the next section. */
function Pair({art: {before, after}}: {art: ArtOf<'pair'>}): ReactNode {
  return (
    <div className={windowsStyles.pair}>
      <div className={windowsStyles.after}>
        <p className={windowsStyles.tag}>
          <Badge tone="lime">{after.tag}</Badge>
        </p>
        <Picture picture={after.picture} className={windowsStyles.float} />
      </div>
      <div className={windowsStyles.before}>
        <p className={windowsStyles.tag}>
          <Badge tone="stone">{before.tag}</Badge>
        </p>
        <Picture picture={before.picture} />
      </div>
    </div>
  );
}

type HeroTextProps = {
  title: string;
  lead: string;
  /** Three short promises under the lead. */
  checks?: readonly string[] | undefined;
  /** The first is the primary button, the second a secondary one; others are links beside them. */
  actions: readonly Action[];
  /** `row`: headline on the left, the rest on the right. `split`: only checks and buttons are on the right. */
  layout?: 'stack' | 'row' | 'split';
  onBand?: boolean;
};

/** Headline, lead, promises and buttons of an offer page, in three layouts. */
function HeroText({title, lead, checks, actions, layout = 'stack', onBand = false}: HeroTextProps): ReactNode {
  const heading = <Heading level={1}>{title}</Heading>;
  const text = (
    <Text look="lead" measure="wide">
      {lead}
    </Text>
  );
  const rest = (
    <>
      {checks && <CheckList items={checks} />}
      <ActionRow actions={actions.slice(0, 2)} first={onBand ? 'accent' : 'primary'}>
        {actions.slice(2).map((action) => (
          <ActionLink key={action.label} action={action} arrow />
        ))}
      </ActionRow>
    </>
  );
  if (layout === 'stack') {
    return (
      <div className={stack('card', {align: 'start'})}>
        {heading}
        {text}
        {rest}
      </div>
    );
  }
  return (
    <div className={grid('card', {to: 8, align: 'end'})}>
      <div className={stack('card', {align: 'start'})}>
        {heading}
        {layout === 'split' && text}
      </div>
      <div className={stack('card', {align: 'start'})}>
        {layout === 'row' && text}
        {rest}
      </div>
    </div>
  );
}

/** A place across the whole window. On large screens windows are in front of it, on small ones a list is below. */
function Full({art: {place, front}}: {art: Extract<HeroArt, {kind: 'full'}>}): ReactNode {
  const {hour, focus, focusPhone = focus, focusWide = 0.5, up, foot = 'ground'} = places[place.place];
  const values = {
    '--focus': focus,
    '--focus-phone': focusPhone,
    '--focus-wide': focusWide,
    '--up': up,
    '--foot': `var(--tone-${foot})`,
  };
  return (
    <div className={fullStyles.full} style={cssValues(values)}>
      <Picture picture={place} className={fullStyles.place} />
      {front && (
        // Windows look the same at night.
        <div className={fullStyles.front} data-scheme={hour === 'night' ? 'page' : undefined}>
          <div className={fullStyles.windows}>
            {front.map((picture) => picture && <Picture key={picture.label} picture={picture} />)}
          </div>
        </div>
      )}
    </div>
  );
}

/** Width of a figure in em, with its tracking: punctuation is narrower than digits. */
function widthOf(figure: string): number {
  const narrow = figure.replace(/[^.,]/g, '').length;
  return 0.57 * (figure.length - narrow) + 0.22 * narrow;
}

/** One very large number with the chart that leads to it. */
function Figure({art}: {art: Extract<HeroArt, {kind: 'figure'}>}): ReactNode {
  const {label, figure, title, text, values, marks, stats} = art;
  const max = Math.max(...values);
  return (
    <div role="img" aria-label={label} className={figureStyles.figure}>
      <p className={figureStyles.number}>
        <b style={cssValues({'--figure-em': widthOf(figure)})}>{figure}</b>
        <span>
          <strong>{title}</strong>
          {text}
        </span>
      </p>
      <div className={figureStyles.chart}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path fill="var(--sw-data-area)" d={stepArea(values, {max})} />
          <path stroke="var(--sw-data-1)" strokeWidth="2" d={stepPath(values, {max})} />
        </svg>
        <i style={{top: `${topPercent(values.at(-1) ?? 0, {max})}%`}} />
      </div>
      <p className={figureStyles.marks}>
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
      <div className={figureStyles.stats}>
        {stats.map((stat) => (
          <p key={stat.label}>
            <b>{stat.figure}</b>
            {stat.label}
          </p>
        ))}
      </div>
    </div>
  );
}

/** Text, a phone and the desktop app behind it, on a colored background. */
function Duo({art: {ground, phone, desk}, text}: {art: Extract<HeroArt, {kind: 'duo'}>; text: ReactNode}): ReactNode {
  return (
    <div className={clsx(duoStyles.duo, grounds[ground])}>
      <div className={duoStyles.words}>{text}</div>
      <div className={duoStyles.stage}>
        <div className={duoStyles.phone}>
          <Picture picture={phone} />
        </div>
        <div className={clsx(duoStyles.desk, desk.kind === 'shot' && duoStyles.app)}>
          <Picture picture={desk} bare />
        </div>
      </div>
    </div>
  );
}

export type OfferHeroProps = Omit<HeroTextProps, 'layout' | 'onBand'> & {
  crumbs: BreadcrumbsProps['items'];
  art: HeroArt;
};

/** Hero of an offer page: text and its main picture, in one of six layouts. */
export function OfferHero({crumbs, art, ...text}: OfferHeroProps): ReactNode {
  const place = art.kind === 'full' ? places[art.place.place] : undefined;
  const onBand = art.kind === 'figure' || place?.hour === 'night';
  const layout = art.kind === 'figure' ? 'split' : 'row';
  const head = (
    <>
      <Breadcrumbs items={crumbs} />
      {art.kind === 'duo' ? (
        <Duo art={art} text={<HeroText {...text} />} />
      ) : art.kind === 'bleed' ? (
        <div className={styles.bleed}>
          <HeroText {...text} />
          <Picture picture={art.picture} className={styles.edge} />
        </div>
      ) : (
        <HeroText {...text} layout={layout} onBand={onBand} />
      )}
    </>
  );
  return (
    <Section
      tone={onBand ? 'band' : 'paper'}
      spacing="none"
      width="full"
      className={clsx(styles.opening, place && [hours[place.hour], styles[place.back ?? 'sky']])}
    >
      <div className={clsx(styles.head, art.kind === 'bleed' && styles.room)}>
        {head}
        {art.kind === 'wide' && <Wide art={art} />}
        {art.kind === 'pair' && <Pair art={art} />}
      </div>
      {art.kind === 'full' && <Full art={art} />}
      {art.kind === 'figure' && <Figure art={art} />}
    </Section>
  );
}
