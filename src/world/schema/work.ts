import type {ArtName} from './art';
import type {Chip} from './parts';

/** Name and amount of an order line. */
export type Amount = readonly [name: string, value: string];

/** An item on a phone's screen: a time, a message, an appointment or a note. */
export type PhoneItem =
  | {at: string}
  | {them: string; art?: ArtName}
  | {me: string}
  | {note: string}
  | {day: string; date: number; title: string; text: string};

/**
 * A drawn piece of work: what a customer's customers see, or what our team delivers. `label` is the description for
 * screen readers, with the numbers. A customer's artwork has the same colors in both themes.
 */
export type WorkPicture = {label: string} & (
  | {
      kind: 'phone';
      /** Name of the company, which has a symbol in static/img/company-marks.svg. */ firm: string;
      clock: string;
      items: readonly PhoneItem[];
      /** In a story: the scene in which each item appears. */
      arrives?: readonly number[];
    }
  | {
      kind: 'site';
      address: string;
      firm: string;
      links: readonly string[];
      action: string;
      title: string;
      text: string;
      art: ArtName;
      services: readonly Amount[];
    }
  | {kind: 'oldSite'; address: string; title: string; line: string; links: readonly string[]; texts: readonly string[]}
  | {
      kind: 'shop';
      address: string;
      firm: string;
      art: ArtName;
      item: {name: string; price: string; text: string; stock: string};
      /** The selected option starts with `*`. */
      options: readonly (readonly string[])[];
      review: {text: string; by: string};
      cart: {count: string; lines: readonly {art: ArtName; name: string; note: string; price: string}[]; total: string};
    }
  | {
      kind: 'search';
      query: string;
      places: readonly {name: string; rating: string; text: string}[];
      pages: readonly {address: string; title: string; text: string}[];
    }
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
  | {kind: 'brand'; firm: string}
  | {
      kind: 'tiles';
      title: string;
      chip?: Chip;
      items: readonly {art: ArtName; figure?: string; text: string; on?: boolean}[];
    }
);
