import type {BoardCard, Kpi, Message, Person, PictureOf, ScreenOf, StepChart, Tone} from '#src/pictures/types';

/** A minute of the story: its place on the stair, and what a visitor reads beside the pictures. */
export type StoryScene = {
  time: string;
  half: 'AM' | 'PM';
  /** Date over the clock. */
  date: string;
  /** In place of the time, on the narrow stair of a phone. */
  short?: string;
  title: string;
  text: string;
  /** What the drawn screen shows, as one sentence with its numbers. */
  label: string;
};

/** A bubble on the customer's phone; `at` is the scene in which it is there. */
export type PhoneMessage = Message & {at: number};

export type PhoneContent = {
  site: string;
  item: string;
  price: string;
  fields: readonly {label: string; value: string}[];
  button: string;
  firm: {name: string; person: Person};
  messages: readonly PhoneMessage[];
  prompt: string;
};

export type ContactsContent = {
  title: string;
  chip: string;
  note: string;
  head: readonly [string, string, string, string];
  rows: readonly {person: Person; name: string; request: string; source: string; time: string}[];
};

/** A slot that is taken, one that stays free, or the one that fills while the scene plays. */
export type CalendarSlot = 'free' | {title: string; who?: string; fills?: true};

export type CalendarContent = {
  title: string;
  /** Filled slots before and after the scene. */
  filled: {before: string; after: string; of: string};
  note: string;
  days: readonly string[];
  rows: readonly {time: string; slots: readonly CalendarSlot[]}[];
};

export type BoardColumn = {
  name: string;
  tone: Tone;
  /** One count, or the counts before and after the card has moved. */
  count: string | {before: string; after: string};
  /** `ghost` keeps the place of the card that moves. */
  cards: readonly BoardCard[];
};

export type MovingBoardContent = {
  columns: readonly BoardColumn[];
  /** Index of the column that the card leaves; it lands in the next one. */
  from: number;
  card: Exclude<BoardCard, 'ghost'>;
};

export type ReportContent = {
  title: string;
  range: string;
  note: string;
  kpis: readonly Kpi[];
  chart: StepChart;
  one: {title: string; name: string; value: string; lines: readonly string[]};
};

/** One lead from the form to the report: six scenes, the customer's phone, and the six screens of the firm's desk. */
export type LeadStory = {
  title: string;
  text: string;
  /** Name of the control for screen readers. */
  legend: string;
  play: {start: string; again: string; pause: string; resume: string};
  next: string;
  restart: string;
  scenes: readonly [StoryScene, StoryScene, StoryScene, StoryScene, StoryScene, StoryScene];
  phone: PhoneContent;
  contacts: ContactsContent;
  workflow: ScreenOf<'flow'>;
  inbox: ScreenOf<'inbox'> & {title: string; chip: string; owner: {label: string; person: Person}};
  calendar: CalendarContent;
  board: MovingBoardContent & {title: string; note: string};
  report: ReportContent;
};

/** What happens in the hero of the home page: scenes two to four of the story, in three steps. */
export type EventContent = {
  legend: string;
  label: string;
  again: string;
  steps: readonly {time: string; title: string}[];
  threads: PictureOf<'inbox'>['threads'];
  /** Line of the open thread before and after the reply. */
  preview: {before: string; after: string};
  firm: PhoneContent['firm'];
  messages: readonly PhoneMessage[];
  booked: string;
  prompt: string;
  kpis: readonly Kpi[];
  board: MovingBoardContent;
  /** The day on which the slot fills. */
  day: {title: string; who: string; slots: readonly {time: string; what?: string; fills?: true}[]};
};
