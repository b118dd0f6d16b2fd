import type {IconName} from '#src/ui/Icon/paths';

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

export type BoardCard = {title: string; note: string; value: string; owner: Person; dragged?: boolean} | 'ghost';

/**
 * A drawn product screen. `label` is the description for screen readers, a sentence with the numbers, which must add
 * up. Use sample people and companies only.
 */
export type Picture = {label: string} & (
  | {
      kind: 'day';
      title: string;
      note?: string;
      chip?: Chip;
      /** Six or seven rows. */
      rows: {time: string; title: string; note: string; status: string; tone: Tone}[];
      side?: {label: string; value: string; note: string; bars: number[]; from: string; to: string};
    }
  | {
      kind: 'board';
      title?: string;
      chip?: Chip;
      columns: {name: string; tone: Tone; count: string; cards: BoardCard[]}[];
    }
  | {
      kind: 'flow';
      title: string;
      chip?: Chip;
      note?: string;
      /** Up to three, from top to bottom. */
      steps: FlowNode[];
      /** Two or three; `tag` is the condition on the branch. */
      outcomes: (FlowNode & {tag?: string})[];
    }
  | {
      kind: 'inbox';
      threads: {person: Person; name: string; text: string; time: string; on?: boolean}[];
      messages: Message[];
    }
  | {
      kind: 'analytics';
      title: string;
      range: string;
      kpis: Kpi[];
      chart: StepChart;
      stages?: {title: string; total: string; items: {name: string; count: number; tone: Tone}[]};
    }
  | {kind: 'list'; title?: string; chip?: Chip; note?: string; rows: ListRow[]}
  | {
      kind: 'booking';
      title: string;
      duration: string;
      zone: string;
      month: string;
      note: string;
      /** Weekday of the 1st: 0 is Sunday, as in American calendars. */
      startsOn: number;
      days: number;
      open: number[];
      selected: number;
      dayLabel: string;
      slots: string[];
      selectedSlot: string;
    }
  | {
      kind: 'record';
      person: Person & {name: string};
      chip: Chip;
      timeline: ListRow[];
      facts: {label: string; value: string; chip?: boolean; owner?: Person}[];
    }
  | {kind: 'week'; title: string; note: string; days: {name: string; slots: Tone[]}[]}
  | {kind: 'thread'; note?: string; messages: Message[]}
  | {
      kind: 'report';
      title: string;
      note?: string;
      kpis: Kpi[];
      /** `share` is a percentage of the full width. */
      bars: Bar[];
    }
);

export type PictureOf<K extends Picture['kind']> = Extract<Picture, {kind: K}>;

/** A screen inside a picture that has its own label. */
export type ScreenOf<K extends Picture['kind']> = Omit<PictureOf<K>, 'label'>;

/** A control of a panel. `mark` is the number of the step that uses it. */
export type PanelRow = {label: string; mark?: number} & (
  | {control: 'field' | 'menu' | 'line'; value: string}
  | {control: 'switch' | 'check'; on: boolean; value?: string}
  | {control: 'choice'; options: readonly string[]; chosen: string}
);

/** A button of a panel. `mark` is the number of the step that uses it. */
export type PanelButton = {label: string; mark?: number};

/** A settings panel or dialog, drawn beside the steps of a guide. */
export type Panel = {
  title: string;
  /** Button at the top right. */
  tool?: PanelButton;
  rows: readonly PanelRow[];
  /** Below the rows; the last one is the main button. */
  buttons?: readonly PanelButton[];
};
