import type {Chip, Tone} from './parts';

/** A visit on the schedule. `at` and `quarters` are start and duration in quarter hours; the schedule starts at 0. */
export type ChairVisit = {
  chair: number;
  at: number;
  quarters: number;
  title: string;
  text: string;
  /** `done`: a slot to fill; `waiting`: the patient asked for another time; `plain`: unconfirmed. Others are `active`. */
  tone?: Tone;
};

/** Drawings for one industry. `label` is the description for screen readers, with the numbers. */
export type TradePicture = {
  label: string;
  kind: 'chairs';
  title: string;
  chip: Chip;
  note: string;
  chairs: readonly {name: string; text: string}[];
  /** Labels of the full hours. */
  hours: readonly string[];
  visits: readonly ChairVisit[];
};
