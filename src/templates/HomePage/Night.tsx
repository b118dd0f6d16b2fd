import {NightTown} from '#src/pictures/NightTown';
import {LoudMoment, type LoudMomentProps} from '#src/sections/home/LoudMoment';

import type {ReactNode} from 'react';

export type NightProps = Omit<LoudMomentProps, 'picture'> & {sign: string};

/** The minute at which the story of the page begins. */
export function Night({sign, ...words}: NightProps): ReactNode {
  return <LoudMoment {...words} picture={<NightTown sign={sign} />} />;
}
