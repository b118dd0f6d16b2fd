import type {Day, Firm, Moment} from '../types';
import type {Bar, Chip, FlowNode, Kpi, StepChart} from './parts';

/** A column of a table of contacts. */
export type ContactColumn =
  'asked' | 'stage' | 'source' | 'owner' | 'next' | 'value' | 'last' | {field: string; title: string};

/** The report of a firm. Its figures are views of the record. */
export type ReportPane = {
  pane: 'report';
  title: string;
  range?: string;
  kpis: readonly (Kpi & {isNew?: boolean})[];
  chart?: StepChart;
  bars?: readonly {title: string; items: readonly Bar[]}[];
  table?: {head: readonly string[]; rows: readonly (readonly string[])[]; on?: number};
};

/** Pages of the settings, in the order of their list. */
export type SettingName =
  'Company' | 'Members' | 'Roles' | 'Phone numbers' | 'Email' | 'Fields' | 'Imports' | 'Integrations' | 'Access log';

/** A table that is a page of its own. Statuses are a square and a word. */
export type PagePane = {
  pane: 'page';
  place: 'Settings' | 'Payments';
  title: string;
  note?: string;
  head: readonly string[];
  rows: readonly (readonly (string | Chip)[])[];
  on?: number;
};

/** A part of the application, from the bar at its top to its foot. */
export type Pane =
  | {pane: 'threads'; open?: string; rows?: number}
  /** A conversation, from a moment on. */
  | {pane: 'talk'; with: string; from?: Moment; prompt?: false}
  /** `details` of a contact, or its `work`: deal, appointment and tasks; default: both. */
  | {pane: 'record'; of: string; part?: 'details' | 'work'}
  /** What happened, on as many of the last days. */
  | {pane: 'activity'; of: string; days?: number}
  | {pane: 'contacts'; title?: string; who?: readonly string[]; columns: readonly ContactColumn[]; rows?: number}
  /** Stages by name, with as many cards; `left` is a contact whose card is being moved. */
  | {pane: 'board'; stages?: readonly string[]; rows?: number; left?: string}
  /** Jobs of the pipeline. */
  | {pane: 'jobs'}
  | {pane: 'day'; date: Day; who?: readonly string[]; hours: readonly [from: number, to: number]}
  | {
      pane: 'week';
      from: Day;
      days: number;
      who?: string;
      hours: readonly [from: number, to: number];
      /** Height of an hour, in drawn pixels. */
      hour?: number;
    }
  | {pane: 'month'; date: Day; who: string}
  | {pane: 'flows'; names: readonly string[]}
  | {
      pane: 'flow';
      title: string;
      note?: string;
      steps: readonly FlowNode[];
      outcomes: readonly (FlowNode & {tag?: string})[];
    }
  | {pane: 'runs'; of: string; rows?: number}
  /** The list of settings, of which one is open. */
  | {pane: 'settings'; open: SettingName}
  | PagePane
  | {pane: 'reports'; names: readonly string[]}
  | ReportPane
  | {
      pane: 'invoices';
      title?: string;
      columns: readonly ('number' | 'for' | 'state' | 'sent' | 'paid' | 'amount')[];
      rows?: number;
    }
  | {pane: 'invoice'; number: string};

/** The one thing that may be in front of the application, over its edge. */
export type ShotFront = {side: 'left' | 'right'} & (
  | {front: 'message'; text: string; by: string; isOurs?: boolean}
  | {front: 'card'; of: string; by?: string}
  | {front: 'figure'; title: string; value: string}
);

/**
 * A part of the application of a firm at a moment. Everything in it is computed from the firm's record: `src/world/shots.ts`
 * makes one, with its label.
 */
export type ShotPicture = {
  label: string;
  kind: 'shot';
  firm: Firm;
  at: Moment;
  /** From left to right, in wide slots. */
  panes: readonly Pane[];
  /** The pane that narrow slots show, by its place. */
  narrow: number;
  /** The contact that the picture is about, in apricot. */
  focus?: string;
  /** Whether the main pane dims all but the focus. */
  isLit?: boolean;
  front?: ShotFront;
  /** Without the bars at the top of panes, for the small slots of menus. */
  plain?: true;
};
