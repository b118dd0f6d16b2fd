import type {HeroArt} from '#src/content/schema/offer-layout';
import {Picture} from '#src/pictures/Picture';
import hours from '#src/pictures/kinds/Scene/hours.module.scss';
import {scenes} from '#src/pictures/kinds/Scene/scenes';
import {Breadcrumbs, type BreadcrumbsProps} from '#src/ui/Breadcrumbs';
import {Section} from '#src/ui/Section';
import {Duo} from './Duo';
import {Figure} from './Figure';
import {Full} from './Full';
import {Pair, Wide} from './Windows';
import {HeroText, type HeroTextProps} from './HeroText';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type OfferHeroProps = Omit<HeroTextProps, 'layout' | 'onBand'> & {
  crumbs: BreadcrumbsProps['items'];
  art: HeroArt;
};

/** Hero of an offer page: text and its main picture, in one of six layouts. */
export function OfferHero({crumbs, art, ...text}: OfferHeroProps): ReactNode {
  const place = art.kind === 'full' ? scenes[art.scene.scene] : undefined;
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
