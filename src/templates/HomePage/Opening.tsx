import type {EventContent} from '#src/content/schema/pictures/story';
import {ClientNames, type ClientNamesProps} from '#src/sections/home/ClientNames';
import {EventPlayer} from './EventPlayer';
import {Hero, type HeroProps} from './Hero';
import {ValuePoints, type ValuePointsProps} from './ValuePoints';
import {Section} from '#src/ui/Section';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type OpeningProps = Pick<HeroProps, 'title' | 'lead' | 'actions'> & {
  event: EventContent;
  values: ValuePointsProps['items'];
  valuesLabel: string;
  proof: ClientNamesProps & {claim: string; text: string};
};

/** Headline with the animated event, then clients, then three claims. */
export function Opening({event, values, valuesLabel, proof, ...hero}: OpeningProps): ReactNode {
  const {claim, text, ...names} = proof;
  return (
    <>
      <Hero {...hero} picture={<EventPlayer event={event} />} />
      <div className={styles.proof}>
        <div className={styles.proofLine}>
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
