import {Board} from '#src/pictures/frames/Board';
import {Climb} from '#src/pictures/frames/Climb';
import {File} from '#src/pictures/frames/File';
import {Hours} from '#src/pictures/frames/Hours';
import {Path} from '#src/pictures/frames/Path';
import {Plan} from '#src/pictures/frames/Plan';
import {Strip} from '#src/pictures/frames/Strip';
import {Thread} from '#src/pictures/frames/Thread';
import {Trace} from '#src/pictures/frames/Trace';
import {Weeks} from '#src/pictures/frames/Weeks';
import type {SignatureFrame} from '#src/content/schema/signature';
import type {FrameProps} from '#src/pictures/frames/frame-props';

import type {ComponentType, ReactNode} from 'react';

/** What draws each kind of frame. A kind that is missing here is a type error. */
const frames = {
  hours: Hours,
  board: Board,
  strip: Strip,
  trace: Trace,
  file: File,
  plan: Plan,
  path: Path,
  weeks: Weeks,
  climb: Climb,
  thread: Thread,
} satisfies {[Kind in SignatureFrame['kind']]: ComponentType<FrameProps<Kind>>};

/** The picture of a signature, by kind. */
export function Frame(props: FrameProps): ReactNode {
  const Drawing = frames[props.frame.kind] as ComponentType<FrameProps>;
  return <Drawing {...props} />;
}
