import type {Firm, Moment} from '../types';
import type {Kpi, Person} from './parts';
import type {Pane} from './shot';

/** A scene of the story, with its texts. */
export type StoryScene = {
  /** On the customer's phone. */
  time: string;
  /** At the step: the time, with the weekday if it isn't the first one's. */
  when: string;
  /** Above the title. */
  date: string;
  title: string;
  text: string;
};

/** A message on the customer's phone, or a note between two; `at` is the scene in which it appears. */
export type PhoneMessage = {from: 'them' | 'us' | 'note'; text: string; at: number};

export type PhoneContent = {
  site: string;
  item: string;
  price: string;
  fields: readonly {label: string; value: string}[];
  button: string;
  firm: {name: string; person: Person};
  messages: readonly PhoneMessage[];
};

/** A place of the application, with its panes from left to right, from one scene to another. */
export type AppScreen = {
  from: number;
  to: number;
  /** The moment of the last scene. */
  at: Moment;
  /** Moments of the scenes before it, until each ends. */
  earlier?: readonly {scene: number; at: Moment}[];
  panes: readonly Pane[];
  /** The pane that narrow slots show, by its place. */
  narrow: number;
  focus?: string;
  isLit?: boolean;
};

/** The application of a firm at the scenes of a story. */
export type AppScreens = {
  firm: Firm;
  screens: readonly AppScreen[];
  /** What each scene shows, or what all of them do, for screen readers. */
  labels: readonly string[];
};

/** One lead from form to report: six scenes, with the customer's phone and the company's application. */
export type LeadStory = {
  title: string;
  text: string;
  /** Name of the radio buttons for screen readers. */
  legend: string;
  play: {start: string; again: string; pause: string; resume: string};
  scenes: readonly [StoryScene, StoryScene, StoryScene, StoryScene, StoryScene, StoryScene];
  phone: PhoneContent;
  app: AppScreens;
};

/** The animated event in the home page's hero: scenes two to four of the story, in three steps. */
export type EventContent = {
  legend: string;
  again: string;
  steps: readonly {when: string; title: string}[];
  app: AppScreens;
  /** Figures of the pipeline; `before` is the value before the last step. */
  analytics: {title: string; items: readonly Kpi[]};
};
