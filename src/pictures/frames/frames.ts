import {Board} from './Board';
import {Climb} from './Climb';
import {File} from './File';
import {Hours} from './Hours';
import {Path} from './Path';
import {Plan} from './Plan';
import {Strip} from './Strip';
import {Thread} from './Thread';
import {Trace} from './Trace';
import {Weeks} from './Weeks';

import type {SignatureFrame} from '#src/content/schema/signature';
import type {FrameProps} from './frame-props';
import type {ComponentType} from 'react';

/** What draws each kind of frame. A kind that is missing here is a type error. */
export const frames = {
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
