import type {Action, PageMeta} from './page';

/** Text of the booking calendar. */
export type BookingLabels = {
  /** Title of each step and the line below. In that of a request, `{when}` is the wished time. */
  steps: Readonly<Record<'choose' | 'details' | 'booked' | 'requested', {title: string; note: string}>>;
  loading: string;
  failed: {title: string; text: string; retry: string; mail: string};
  none: {title: string; text: string; mail: string};
  /** `mailto:` URL of the team. */
  mailHref: string;
  other: {text: string; action: Action};
  previous: string;
  next: string;
  morning: string;
  afternoon: string;
  zone: {
    label: string;
    /** Label of the first group of zones: the visitor's own, or else the company's. */
    own: string;
    ours: string;
    /** Below the select if the visitor's zone is unknown. */
    unknown: string;
    /** Replaces the note of the first step if times aren't in the visitor's zone. */
    other: string;
  };
  nextStep: string;
  chooseFirst: string;
  toDetails: string;
  change: string;
  back: string;
  submit: string;
  sending: string;
  taken: {title: string; text: string};
  notSent: {title: string; text: string};
  booked: {
    with: string;
    calendars: string;
    google: string;
    microsoft365: string;
    outlook: string;
    apple: string;
    next: string;
    /** What happens next, and when. `soon` replaces a row if the demo is less than a day away. */
    rows: readonly {when: string; text: string; soon?: {when: string; text: string}}[];
    manage: string;
    done: string;
  };
};

export type FreeTimesLabels = {
  title: string;
  /** Precedes a time, for screen readers. */
  choose: string;
  action: Action;
};

export type BookContent = {
  meta: PageMeta;
  /** Below the logo, outside the dialog. */
  name: string;
  calendar: BookingLabels;
  /** Link to the booking form for browsers without JavaScript. */
  plain: {text: string; label: string; href: string};
  home: string;
  privacy: Action;
};
