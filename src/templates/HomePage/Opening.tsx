import type {Step} from '#src/content/types';
import {HeroNote, type HeroNoteProps} from '#src/mocks/HeroNote';
import {ProductPicture} from '#src/mocks/ProductPicture';
import type {Picture} from '#src/mocks/types';
import {Hero, type HeroProps} from '#src/sections/Hero';
import {ValuePoints} from '#src/sections/ValuePoints';

import type {ReactNode} from 'react';

export type OpeningProps = Pick<HeroProps, 'title' | 'lead' | 'actions'> & {
  picture: Picture;
  note: HeroNoteProps;
  values: readonly Step[];
};

/** Headline, product window and three claims. */
export function Opening({picture, note, values, ...hero}: OpeningProps): ReactNode {
  return (
    <Hero {...hero} picture={<ProductPicture picture={picture} />} note={<HeroNote {...note} />}>
      <ValuePoints items={values} />
    </Hero>
  );
}
