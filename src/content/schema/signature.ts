import type {PictureOf, Picture} from './pictures/picture';
import type {MovingBoardContent} from './pictures/story';
import type {Chip} from './pictures/parts';

/** A step, hour or week of a signature. */
export type SignatureStep = {
  /** A time, a week or a date. */
  when?: string;
  /** At most 11 characters, for phones; required if there is no `when`. */
  short?: string;
  title: string;
  description: string;
};

/** A room of a floor plan; `at` is the step that lights it up and that a tap on it selects. */
export type Room = {name: string; text?: string; furniture?: 'chair' | 'bed' | 'desk'; at?: number};

/** A document whose lines change with the steps. */
export type FilePaper = {
  /** Company on the letterhead, which has a symbol in static/img/company-marks.svg. */
  firm: string;
  heading: string;
  to: string;
  /** `litFrom` and `struckFrom`: the step from which the line is highlighted or crossed out. */
  lines: readonly {text: string; value?: string; litFrom?: number; struckFrom?: number}[];
  texts?: readonly string[];
  /** Step in which it is signed or approved; without a signature, texts replace each other. */
  signedAt: number;
  signature: boolean;
  open: string;
  signed: string;
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
  /** A board on which a card moves to the next column in step `movesAt`, and a panel beside it. */
  | {
      kind: 'board';
      board: MovingBoardContent & {title: string; chip: Chip; label: string};
      movesAt: number;
      /** A step without its own keeps the panel of the step before. */
      pictures: readonly (Picture | undefined)[];
    }
  /** Pictures side by side, of which the chosen one is in view. */
  | {kind: 'strip'; pictures: readonly Picture[]}
  /** The picture of the step between the figures of the others. */
  | {kind: 'trace'; pictures: readonly Picture[]; folds: readonly (readonly [figure: string, unit: string])[]}
  /** A document, and its history beside it. */
  | {
      kind: 'file';
      paper: FilePaper;
      /** `at`: step that lights up the entry. Each step has one. */
      history: readonly {title: string; note: string; at: number}[];
    }
  /** Rooms from above, five in the first row and three in the second, and the messages of the step. */
  | {kind: 'plan'; label: string; rooms: readonly Room[]; pictures: readonly PictureOf<'thread'>[]}
  /** A window and the customer's phone, on which messages arrive (`arrives` of the phone). */
  | {kind: 'path'; pictures: readonly Picture[]; phone: PictureOf<'phone'>}
  /** Sheets that hang under their week. */
  | {kind: 'weeks'; pictures: readonly Picture[]}
  /** Windows that wipe over each other. `draft`: the second is gray and has two comments. */
  | {kind: 'climb'; pictures: readonly Picture[]; draft?: readonly [string, string]}
  /** A phone, and the company's desk beside it. */
  | {kind: 'thread'; pictures: readonly PictureOf<'phone'>[]; desks: readonly Picture[]};

/** The part of an offer page that visitors can try: steps they select, and a picture that follows. */
export type Signature = {
  title: string;
  aside?: string;
  /** Two to six. */
  steps: readonly SignatureStep[];
  frame: SignatureFrame;
};
