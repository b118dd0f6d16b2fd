import type {Picture, PictureOf} from '#src/world/schema/picture';

/** A step, hour or week of a signature. */
export type SignatureStep = {
  /** A time, a week or a date. */
  when?: string;
  /** At most 11 characters, for phones; required if there is no `when`. */
  short?: string;
  title: string;
  description: string;
};

/** A document whose lines change with the steps. */
export type FilePaper = {
  /** Company on the letterhead, which has a symbol in static/img/company-marks.svg. */
  firm: string;
  heading: string;
  to: string;
  /** `litFrom` and `struckFrom`: the step from which the line is highlighted or crossed out. */
  lines: readonly {text: string; value?: string; litFrom?: number; struckFrom?: number}[];
  texts?: readonly string[];
  /** Step in which it is signed, if it has a signature. */
  signedAt?: number;
  /** What its foot says at each step. */
  states: readonly string[];
};

/**
 * Picture of a signature that changes with its steps. Each kind is drawn by `pictures/frames`; lists have one item per
 * step.
 */
export type SignatureFrame =
  /** A clock, over the screen of the hour if it has one. Clocks: time, AM or PM, day above. */
  | {
      kind: 'hours';
      ground: 'warm' | 'mint';
      clocks: readonly (readonly [time: string, half?: string, day?: string])[];
      pictures?: readonly Picture[];
    }
  /** The application at each step, at its full size. `tone`: ground of its section, which ends with the picture. */
  | {kind: 'shots'; tone: 'sunken' | 'mint' | 'band'; pictures: readonly PictureOf<'shot'>[]}
  /** Pictures side by side, of which the chosen one is in view. */
  | {kind: 'strip'; pictures: readonly Picture[]}
  /** The conversation in which a document is sent, at each step, and the document in front of it. */
  | {kind: 'file'; pictures: readonly PictureOf<'shot'>[]; paper: FilePaper}
  /** A window of each step, and the customer's phone: one for all, on which messages arrive (`arrives`), or one each. */
  | {kind: 'phone'; pictures: readonly Picture[]; phones: readonly PictureOf<'phone'>[]}
  /**
   * Windows that wipe over each other. `draft`: the first is what was before, beside the last one at rest; the second is
   * gray and has two comments.
   */
  | {kind: 'climb'; pictures: readonly Picture[]; draft?: readonly [string, string]};

/** The part of an offer page that visitors can try: steps they select, and a picture that follows. */
export type Signature = {
  title: string;
  aside?: string;
  /** Two to six. */
  steps: readonly SignatureStep[];
  frame: SignatureFrame;
};
