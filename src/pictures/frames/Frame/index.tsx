import type {SignatureFrame} from '#src/content/schema/signature';
import {Climb} from '#src/pictures/frames/Climb';
import {File} from '#src/pictures/frames/File';
import type {FrameProps} from '#src/pictures/frames/frame-props';
import {Hours} from '#src/pictures/frames/Hours';
import {Phone} from '#src/pictures/frames/Phone';
import {Shots} from '#src/pictures/frames/Shots';
import {Strip} from '#src/pictures/frames/Strip';

import type {ComponentType, ReactNode} from 'react';

/** What draws each kind of frame. A kind that is missing here is a type error. */
const frames = {
  hours: Hours,
  shots: Shots,
  strip: Strip,
  file: File,
  phone: Phone,
  climb: Climb,
} satisfies {[Kind in SignatureFrame['kind']]: ComponentType<FrameProps<Kind>>};

/** The picture of a signature, by kind. */
export function Frame(props: FrameProps): ReactNode {
  const Drawing = frames[props.frame.kind] as ComponentType<FrameProps>;
  return <Drawing {...props} />;
}
