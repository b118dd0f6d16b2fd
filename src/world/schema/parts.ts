import type {IconName} from './icon';

/** Status colors: `waiting` needs attention. Always shown with a text label. */
export type Tone = 'early' | 'active' | 'waiting' | 'done' | 'plain';

/** A person, shown as initials in a circle. */
export type Person = {initials: string; tone?: 'mint' | 'apricot' | 'lime' | 'ink'};

/** Status label. */
export type Chip = {text: string; tone: Tone};

export type Bar = {name: string; value: string; share: number; tone: Tone};

/** `before` is the value before a story's event. */
export type Kpi = {label: string; value: string; before?: string; change?: string};

export type StepChart = {
  title: string;
  /** Values of the step line; the last one is the lime endpoint. */
  values: number[];
  target?: number[];
  max: number;
  yLabels: {at: number; text: string}[];
  /** `at` is a percentage of the width. */
  xLabels: {at: number; text: string}[];
  tip?: {strong: string; text: string};
};

export type FlowNode = {icon: IconName; title: string; note?: string; tone?: 'active' | 'waiting'};
