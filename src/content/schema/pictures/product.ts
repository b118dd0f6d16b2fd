import type {Tone, Person, Chip, Message, ListRow, Bar, Kpi, StepChart, FlowNode} from './parts';

/**
 * A drawn product screen. `label` is the description for screen readers, a sentence with the numbers, which must add
 * up. Use sample people and companies only.
 */
export type ProductPicture = {label: string} & (
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
