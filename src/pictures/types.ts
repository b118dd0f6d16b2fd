import type {IconName} from '#src/ui/Icon/paths';

/** early = quiet, active = being worked on, waiting = needs attention, done = finished. Always shown with a text label. */
export type Tone = 'early' | 'active' | 'waiting' | 'done' | 'plain';

/** Initials in a round tile. */
export type Person = {initials: string; tone?: 'mint' | 'apricot' | 'lime' | 'ink'};

/** State label. */
export type Chip = {text: string; tone: Tone};

/** A bubble of ours or theirs, or a note between them. `at` is the scene of a story in which it arrives. */
export type Message = {from: 'them' | 'us' | 'note'; text: string; at?: number};

export type ListRow = {
  icon?: IconName;
  chip?: Chip;
  title: string;
  note?: string;
  right?: string;
  /** Highlighted row; one that needs a look is not in the color of success. */
  on?: boolean | 'alert';
};

export type Bar = {name: string; value: string; share: number; tone: Tone};

/** `before` is the value before the event of a story. */
export type Kpi = {label: string; value: string; before?: string; change?: string};

export type StepChart = {
  title: string;
  /** Weekly (or daily) values, drawn as a step line; the last one is the lime end-point. */
  values: number[];
  target?: number[];
  max: number;
  yLabels: {at: number; text: string}[];
  /** `at` in percent of the width. */
  xLabels: {at: number; text: string}[];
  tip?: {strong: string; text: string};
};

/** `at` is the scene of a story in which the node lights up. */
export type FlowNode = {icon: IconName; title: string; note: string; tone?: 'active' | 'waiting'; at?: number};

export type BoardCard = {title: string; note: string; value: string; owner: Person; dragged?: boolean} | 'ghost';

/**
 * A drawn product screen. `label` is the sentence a screen reader hears: it says what the picture shows, with its numbers.
 * Numbers must add up. Sample people and firms only.
 */
export type Picture = {label: string} & (
  | {
      kind: 'day';
      title: string;
      note?: string;
      chip?: Chip;
      /** 6–7 rows. */
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
      /** Up to three nodes from top to bottom. */
      steps: FlowNode[];
      /** Two or three outcomes on the right; `tag` is the condition on the connector. */
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
      table?: {
        head: string[];
        rows: {
          name: string;
          person: Person;
          contact: string;
          stage: string;
          tone: Tone;
          value: string;
          activity: string;
        }[];
      };
      /** Full app frame with the navigation rail: the home page only. */
      app?: boolean;
    }
  | {kind: 'list'; title?: string; chip?: Chip; note?: string; rows: ListRow[]}
  | {
      kind: 'booking';
      title: string;
      duration: string;
      zone: string;
      month: string;
      note: string;
      /** Weekday of the 1st, Sunday = 0: weeks start as American calendars do. */
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
      /** `share` in percent of the full width. */
      bars: Bar[];
    }
);

export type PictureOf<K extends Picture['kind']> = Extract<Picture, {kind: K}>;

/** A screen inside of a picture that describes it. */
export type ScreenOf<K extends Picture['kind']> = Omit<PictureOf<K>, 'label'>;

/** One control of a panel. `mark` is the number of the step that uses it. */
export type PanelRow = {label: string; mark?: number} & (
  | {control: 'field' | 'menu' | 'line'; value: string}
  | {control: 'switch' | 'check'; on: boolean; value?: string}
  | {control: 'choice'; options: readonly string[]; chosen: string}
);

/** Marks are the numbers of the steps that use the button. */
export type PanelButton = {label: string; mark?: number};

/** A screen of settings or a dialog, drawn beside the steps of a guide. */
export type Panel = {
  title: string;
  /** At the top right. */
  tool?: PanelButton;
  rows: readonly PanelRow[];
  /** Below the rows; the last one is the main button. */
  buttons?: readonly PanelButton[];
};
