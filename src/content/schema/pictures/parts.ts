import type {IconName} from '../icon';

/** Status colors: `waiting` needs attention. Always shown with a text label. */
export type Tone = 'early' | 'active' | 'waiting' | 'done' | 'plain';

/** A person, shown as initials in a circle. */
export type Person = {initials: string; tone?: 'mint' | 'apricot' | 'lime' | 'ink'};

/** Status label. */
export type Chip = {text: string; tone: Tone};

/** A message of a conversation or a note between messages. `at` is the scene of a story in which it appears. */
export type Message = {from: 'them' | 'us' | 'note'; text: string; at?: number};

export type ListRow = {
  icon?: IconName;
  chip?: Chip;
  title: string;
  note?: string;
  right?: string;
  /** Highlights the row; `alert` in a warning color. */
  on?: boolean | 'alert';
};

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

/** `at` is the scene of a story in which the node is highlighted. */
export type FlowNode = {icon: IconName; title: string; note: string; tone?: 'active' | 'waiting'; at?: number};

/** `warns` is the scene of a story in which the card is apricot. */
export type BoardCard =
  {title: string; note: string; value: string; owner: Person; dragged?: boolean; warns?: number} | 'ghost';
