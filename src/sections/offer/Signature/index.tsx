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

type Look = Pick<RailProps, 'layout' | 'pace'> & Pick<SectionProps, 'tone'>;

const looks: Readonly<Record<SignatureFrame['kind'], Look>> = {
  hours: {layout: 'side', tone: 'sunken'},
  board: {layout: 'top', pace: 'story'},
  strip: {layout: 'top', tone: 'sunken'},
  trace: {layout: 'top'},
  file: {layout: 'side', pace: 'story', tone: 'sunken'},
  plan: {layout: 'top', tone: 'band'},
  path: {layout: 'top'},
  weeks: {layout: 'top'},
  climb: {layout: 'top', pace: 'story'},
  thread: {layout: 'side', tone: 'sunken'},
};

/** Whether the sections next to a signature should not be sunken. */
export const isSunken = ({frame}: Content): boolean => looks[frame.kind].tone === 'sunken';

/** The part of an offer page that visitors can try, under the largest title after the headline. */
export function Signature({id, signature: {title, aside, steps, frame}, children}: SignatureProps): ReactNode {
  const {tone, ...rail} = looks[frame.kind];
  return (
    <Section id={id} {...(tone && {tone})}>
      <SectionHead title={title} aside={aside} look="signature" />
      <Rail id={id} legend={title} steps={steps} {...rail}>
        <Frame frame={frame} id={id} />
      </Rail>
      {children}
    </Section>
  );
}
