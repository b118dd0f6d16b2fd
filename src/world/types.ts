import type {IconName} from './schema/icon';
import type {FlowNode, Tone} from './schema/parts';

export type PlanName = 'Solo' | 'Team' | 'Pro' | 'Enterprise';

/** `2025-06-09` */
export type Day = `${number}-${number}-${number}`;

/**
 * Local time of the firm: `2025-06-09T23:40`. It sorts as text. Seconds (`T23:43:10`) are never shown; they order
 * entries of the same minute.
 */
export type Moment = `${Day}T${number}:${number}` | `${Day}T${number}:${number}:${number}`;

/** A person, chair, room or crew that has a calendar. A `Crew` or `Place` is named in full. */
export type Staff = {name: string; role?: string; tone?: 'mint' | 'apricot' | 'lime' | 'ink'};

/** What happened to a contact. States, counts and marks are never written; `src/world` computes them from these. */
export type Happening =
  /** An inquiry. `by` says how it came, where it isn't the contact's source. */
  | {kind: 'asks'; what: string; text?: string; by?: string}
  /** A message. `by` is the workflow or the person that sent it; `isLast` if it needs no answer. */
  | {kind: 'says'; from: 'them' | 'us'; text: string; via: 'Text' | 'Email'; by?: string; isLast?: true}
  /** Anything else worth a line on the record, such as a call, a visit or an opened email. */
  | {kind: 'notes'; icon: IconName; title: string; text: string}
  | {kind: 'books'; what: string; start: Moment; minutes: number; with: string}
  /** Of the appointment booked last. */
  | {kind: 'confirms' | 'cancels' | 'opensReminder'}
  | {kind: 'moves'; to: string; by?: string}
  | {kind: 'bills'; number: string; amount: number; what: string}
  | {kind: 'pays'; amount: number; what: string; number?: string}
  /** Something expected on a day, such as an inspection or a renewal; `done` is when it happened. */
  | {kind: 'due'; what: string; on: Day; done?: Moment};

export type Entry = readonly [at: Moment, what: Happening];

export type Contact = {
  name: string;
  tone?: Staff['tone'];
  /** Where the contact came from; one of the sources in the firm's tallies. */
  source?: string;
  phone?: string;
  email?: string;
  deal?: {title: string; value: number; owner?: string};
  /** Fields a trade adds, such as a lead's score. */
  fields?: Readonly<Record<string, string>>;
  /** In order of time. */
  log: readonly Entry[];
};

/** Totals of closed days or weeks. `parts` split one of the counts, and add up to it. */
export type Tally = {
  from: Day;
  days: number;
  counts: Readonly<Record<string, number>>;
  parts?: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

/**
 * A stage of the pipeline. `chance` is the percentage that is won, for the forecast; `quietAfter` is how many days a deal
 * may go without an entry before it is late; `others` are deals without a name, which never change.
 */
export type Stage = {
  name: string;
  tone: Tone;
  chance?: number;
  quietAfter?: number;
  others?: {count: number; value?: number};
};

/** Opening hours by weekday. A day that is left out is closed. */
export type Hours = Readonly<Partial<Record<string, readonly [from: number, to: number]>>>;

/** A step of a workflow. `minutes` is how long a wait or a trigger takes. */
type FlowStep = FlowNode & {tag?: string; minutes?: number};

/** A workflow: its canvas, and when it writes to those who went through it. */
export type Workflow = {
  steps: readonly [trigger: FlowStep, ...FlowStep[]];
  outcomes: readonly FlowStep[];
  /** What starts it in a log: a kind of entry, the title of a note, or a stage. */
  starts: string;
  /** Minutes from its start to each message; from a day on, only the day matters. */
  writes: readonly number[];
};

/** A sample firm: everything that pages and pictures say happened there. */
export type Firm = {
  name: string;
  plan: PlanName;
  /** Without them, someone is there day and night. */
  hours?: Hours;
  /** Days of its customer story: the first, the first at work, the end of the time measured, and the day it came out. */
  story?: Readonly<Record<'start' | 'live' | 'measured' | 'published', Day>>;
  /** Those that pictures show or messages name. */
  workflows?: Readonly<Record<string, Workflow>>;
  /** By the short names that logs use. */
  staff: Readonly<Record<string, Staff>>;
  pipeline: string;
  /** Whether the pipeline holds jobs, which open when a deal is won. */
  isJobs?: true;
  stages: readonly Stage[];
  contacts: Readonly<Record<string, Contact>>;
  tallies: readonly Tally[];
};
