import {NightTown} from '#src/pictures/NightTown';
import {LoudMoment, type LoudMomentProps} from '#src/sections/home/LoudMoment';

import type {ReactNode} from 'react';

export type NightProps = Omit<LoudMomentProps, 'picture'> & {sign: string};

/** A large band about a lead that comes in at night, where the page's story starts. */
export function Night({sign, ...words}: NightProps): ReactNode {
  return <LoudMoment {...words} picture={<NightTown sign={sign} />} />;
}
