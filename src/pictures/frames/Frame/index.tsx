import {frames} from '../frames';

import type {FrameProps} from '../frame-props';
import type {ComponentType, ReactNode} from 'react';

/** The picture of a signature, by kind. */
export function Frame(props: FrameProps): ReactNode {
  // The registry's types guarantee that a frame and what draws it fit.
  const Drawing = frames[props.frame.kind] as ComponentType<FrameProps>;
  return <Drawing {...props} />;
}
