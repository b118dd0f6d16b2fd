import type {Signature as Content, SignatureFrame} from '#src/content/schema/signature';
import {Frame} from '#src/pictures/frames/Frame';
import {Rail, type RailProps} from '#src/ui/Rail';
import {Section, type SectionProps} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';

import type {ReactNode} from 'react';

export type SignatureProps = {
  id: string;
  signature: Content;
  /** Follows the picture. */
  children?: ReactNode;
};

type Look = Pick<RailProps, 'layout' | 'pace'> & Pick<SectionProps, 'tone' | 'spacing'>;

const looks: Readonly<Record<SignatureFrame['kind'], Look>> = {
  hours: {layout: 'side', tone: 'sunken'},
  shots: {layout: 'top', spacing: 'cut'},
  strip: {layout: 'top', tone: 'sunken'},
  file: {layout: 'top', pace: 'story', tone: 'sunken'},
  phone: {layout: 'top'},
  climb: {layout: 'top', pace: 'story'},
};

const lookOf = (frame: SignatureFrame): Look => ({
  ...looks[frame.kind],
  ...(frame.kind === 'shots' && {tone: frame.tone}),
});

/** Whether the sections next to a signature should not be sunken. */
export const isSunken = ({frame}: Content): boolean => lookOf(frame).tone === 'sunken';

/** The part of an offer page that visitors can try, under the largest title after the headline. */
export function Signature({id, signature: {title, aside, steps, frame}, children}: SignatureProps): ReactNode {
  const {tone, spacing, ...rail} = lookOf(frame);
  return (
    <Section id={id} {...(tone && {tone})} {...(spacing && {spacing})}>
      <SectionHead title={title} aside={aside} look="signature" />
      <Rail id={id} legend={title} steps={steps} {...rail}>
        <Frame frame={frame} id={id} />
      </Rail>
      {children}
    </Section>
  );
}
