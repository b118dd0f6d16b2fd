import {NightTown} from '#src/pictures/NightTown';
import {FigureBand, type FigureBandProps} from './FigureBand';

import type {ReactNode} from 'react';

export type NightProps = Omit<FigureBandProps, 'picture'> & {sign: string};

/** A large band about a lead that comes in at night, where the page's story starts. */
export function Night({sign, ...band}: NightProps): ReactNode {
  return <FigureBand {...band} picture={<NightTown sign={sign} />} />;
}
