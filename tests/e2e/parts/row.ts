/* What the rows of the table are made of: plain data, which Jest reads, too. */

/** What a visitor does. Selectors mean the first visible element. */
export type Step =
  /**
   * Presses with the pointer: a tap on a touch screen, else a click. What is pressed and the page stay in their places, unless
   * the `control` goes, or the `page` scrolls.
   */
  | {press: string; moves?: 'control' | 'page'}
  /** Presses a field and replaces its text. */
  | {type: string; text: string}
  | {key: string};

/** What is seen then. */
export type Sight =
  | {at: string; says: string | RegExp}
  /** Was said to screen readers since the page was opened, however briefly. */
  | {announced: string}
  /** What was copied, once. */
  | {copied: RegExp}
  | {at: string; value: string | RegExp}
  | {at: string; shown: boolean}
  /** Each of them is in the window as a whole. */
  | {at: string; inWindow: true}
  | {at: string; focused: true}
  /** Each element with the selector: how many there are, hidden ones included. */
  | {at: string; count: number}
  | {address: RegExp}
  /** How often the form was sent, and what the last time brought. */
  | {sent: number; with?: readonly string[]};

export type Use = {do: readonly Step[]; see: readonly Sight[]};

export type ConditionName =
  | 'wheel'
  | 'finger'
  | 'each choice'
  | 'keys'
  | 'Saturday'
  | 'shortcuts'
  | 'first press'
  | 'first press, late'
  | 'lost'
  | 'late'
  | 'translated'
  | 'extension'
  | 'ten minutes'
  | 'history'
  | 'large text'
  | 'slow line';

/** Keys in a part. The focus stays in `within`, and for Home and End in the same `line`. `still`: arrows don't scroll the page. */
export type Keys = {
  from: string;
  presses: readonly string[];
  within?: string;
  line?: string;
  still?: true;
  see?: readonly Sight[];
};

export type Row = {
  /** What it is made of, as paths in src: scripts and islands without `.browser` and `.island`, or a folder of parts. */
  of: readonly string[];
  path: string;
  /** Where it is on the page. */
  place: string;
  /** The frame that it is in. */
  frame?: string;
  /** What opens it. It is modal then: the page behind it stays where it is. */
  opener?: string;
  /** Widths of windows where it is used; 390 and 1440 by default. */
  widths?: readonly number[];
  /** Elements that wheel and finger are over; its place by default. */
  over?: readonly string[];
  /** Leads to what is in `over`. */
  before?: readonly Step[];
  keys?: readonly Keys[];
  /** What is used first on a page that nobody has touched. */
  first?: Use;
  use: Use;
  /** Stays so from the use on, whatever comes late. */
  kept?: readonly Sight[];
  /** What is seen without scripts, if anything differs, and what helps once they are there again. */
  lost?: {do?: readonly Step[]; see: readonly Sight[]; then?: Use};
  /** After Back. */
  back?: readonly Sight[];
  /** Its page has choices that labels draw. */
  choices?: true;
  /** It answers by more or less of the page: what is below moves, also if the answer is late. */
  answers?: true;
  /** Where its form is sent to. */
  sends?: string;
  /** Whether it shows free times. */
  times?: true;
  /** Conditions that `npm test` asks for, with widths: `late 390`. `TESTS=all` asks for all. */
  daily: readonly string[];
  /** Conditions that can't be met, and why. */
  never?: Partial<Record<ConditionName, string>>;
};
