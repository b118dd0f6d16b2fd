import type {SignatureFrame} from '#src/content/schema/signature';

/** Props of what draws each kind of frame. */
export type FrameProps<Kind extends SignatureFrame['kind'] = SignatureFrame['kind']> = {
  frame: Extract<SignatureFrame, {kind: Kind}>;
  /** ID of the rail: labels in the frame select `${id}-1` and so on. */
  id: string;
};
