import type {BoardCard, Kpi, Message, Person, StepChart, Tone} from './parts';
import type {InnerPicture} from './picture';

/** A scene of the story, with its texts. */
export type StoryScene = {
  time: string;
  half: 'AM' | 'PM';
  /** Date above the clock. */
  date: string;
  /** Replaces the time where steps are narrow, on phones. */
  short?: string;
  title: string;
  text: string;
  /** Description of the screen for screen readers, as a sentence with its numbers. */
  label: string;
};

/** A message on the customer's phone; `at` is the scene in which it appears. */
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

/** Threads, and the messages of the open one. */
export type InboxContent = {
  threads: {person: Person; name: string; text: string; time: string; on?: boolean}[];
  messages: Message[];
};

/** A free slot, a taken one, or the one that fills during the scene. */
export type CalendarSlot = 'free' | {title: string; who?: string; fills?: true};

export type CalendarContent = {
  title: string;
  /** Number of filled slots before and after the scene. */
  filled: {before: string; after: string; of: string};
  note: string;
  days: readonly string[];
  rows: readonly {time: string; slots: readonly CalendarSlot[]}[];
};

export type BoardColumn = {
  name: string;
  tone: Tone;
  /** Number of cards, or the numbers before and after the move. */
  count: string | {before: string; after: string};
  /** `ghost` is the empty place of the card that moves. */
  cards: readonly BoardCard[];
};

export type MovingBoardContent = {
  columns: readonly BoardColumn[];
  /** Index of the column that the card leaves for the next one. */
  from: number;
  card: Exclude<BoardCard, 'ghost'>;
};

export type ReportContent = {
  title: string;
  range: string;
  note: string;
  kpis: readonly Kpi[];
  chart: StepChart;
  lead: {title: string; name: string; value: string; lines: readonly string[]};
};

/** One lead from form to report: six scenes, with the customer's phone and the company's screens. */
export type LeadStory = {
  title: string;
  text: string;
  /** Name of the radio buttons for screen readers. */
  legend: string;
  play: {start: string; again: string; pause: string; resume: string};
  next: string;
  restart: string;
  scenes: readonly [StoryScene, StoryScene, StoryScene, StoryScene, StoryScene, StoryScene];
  phone: PhoneContent;
  contacts: ContactsContent;
  workflow: InnerPicture<'flow'>;
  inbox: InboxContent & {title: string; chip: string; owner: {label: string; person: Person}};
  calendar: CalendarContent;
  board: MovingBoardContent & {title: string; note: string};
  report: ReportContent;
};

/** The animated event in the home page's hero: scenes two to four of the story, in three steps. */
export type EventContent = {
  legend: string;
  label: string;
  again: string;
  steps: readonly {time: string; title: string}[];
  threads: InboxContent['threads'];
  /** Preview of the open thread before and after the reply. */
  preview: {before: string; after: string};
  firm: PhoneContent['firm'];
  messages: readonly PhoneMessage[];
  booked: string;
  prompt: string;
  kpis: readonly Kpi[];
  board: MovingBoardContent;
  /** The day whose slot fills. */
  day: {title: string; who: string; slots: readonly {time: string; what?: string; fills?: true}[]};
};
