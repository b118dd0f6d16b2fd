/* Attributes by which the modules in this folder find their elements. */

/** A button that copies its value or, without one, the address of its form, or the code in the nearest element with `data-copied`. */
export const copyAttribute = 'data-copy';

/** Beside it: the path of a text file to copy instead. */
export const copyFileAttribute = 'data-copy-file';

/** An element with the code that the copy button in it copies. */
export const copiedAttribute = 'data-copied';

/** A button that goes back in history, or to the home page from a new tab. */
export const backAttribute = 'data-back';

/** A table of contents that marks the section in view. */
export const contentsAttribute = 'data-contents';

/** ID of the template with the speculation rules that fetch a page as soon as the pointer reaches its link. */
export const eagerId = 'eager';

/* Attributes of a form that is sent without leaving the page: see send-form.ts. */

/** Such a form. With the value `change`, choices are sent as they are made, anonymously. */
export const sendsAttribute = 'data-sends';

/** A form that sends the time of its first touch. */
export const tokenAttribute = 'data-token';

/** A control's message for an empty value, or for a text that is no email address. */
export const missingAttribute = 'data-missing';

/** A button's label while its form is sent. */
export const sendingAttribute = 'data-sending';

/** A template with a text for an empty field before it, if the URL has this topic (`?topic=`). */
export const topicAttribute = 'data-topic';

/** A template whose part is all that is left of its form: what was sent needs no second one. */
export const endsAttribute = 'data-ends';

/** The place of messages in the corner of the window, and the button that closes one. */
export const toastsAttribute = 'data-toasts';
export const closeAttribute = 'data-close';

/** An element with opening hours and a list for free times. Its value is the URL that returns the times. */
export const freeTimesAttribute = 'data-free-times';

/** Attributes of the booking calendar: see booking/calendar.ts. */
export const booking = {
  /** Its form. The value is `loading`, `ready` or `failed`. */
  calendar: 'data-booking',
  /** A step: `choose`, `details`, `booked` or `requested`. Its title and its note are shown above it. */
  step: 'data-step',
  title: 'data-title',
  note: 'data-note',
  /** The note while times are in a zone that isn't the visitor's. */
  otherNote: 'data-other-note',
  /** An element with a text that changes, by the text's name, and what it says without one. */
  text: 'data-text',
  empty: 'data-empty',
  /** Shown while there are `times`, or while they are `lost`. */
  while: 'data-while',
  /** A button that goes to a step, one that fetches times again, and one that closes the dialog around the frame. */
  go: 'data-go',
  retry: 'data-retry',
  leave: 'data-leave',
  /** A button that turns the pages of weeks, by -1 or 1. */
  turn: 'data-turn',
  /** On the first group of zones: its label if it is the company's. */
  ours: 'data-ours',
  /** A link of a booked demo, by its name in the answer. */
  link: 'data-link',
  /** What happens next if the demo is `soon` or `later`. */
  until: 'data-until',
} as const;

/** The place for a menu link's picture. In the file with all pictures, its value is the link's URL. */
export const pictureAttribute = 'data-menu-picture';

/** Its value in tiles, which have pictures of their own. */
export const tilePicture = 'tile ';

/** A fieldset of scenes. The selected one is kept in the URL's hash; the value is the ID of the section. */
export const scenesAttribute = 'data-scenes';

/** Attributes of a filtered list: see filters.ts. */
export const filter = {
  /** The search field. Its value is the parameter that keeps the query in the URL. */
  field: 'data-filter-field',
  /** Navigation with filter links. Its value is the parameter that keeps the choice in the URL. */
  links: 'data-filter-links',
  /** The key of a filter link; empty for the link that shows everything. */
  link: 'data-filter-link',
  /** An item of the list. Its value is its key, unless its group has one. */
  item: 'data-filter-item',
  /** Part of an item that isn't searched. */
  unsearched: 'data-filter-unsearched',
  /** A group of items, hidden when they all are. Its value is its key. */
  group: 'data-filter-group',
  /** Text that is searched with each item of its group. */
  groupText: 'data-filter-group-text',
  /** Set on a fold that the filter has opened. */
  opened: 'data-filter-opened',
  /** Shows `data-all`, or the number of matches and `data-of` while the list is filtered. */
  status: 'data-filter-status',
  /** Shown when nothing matches. */
  none: 'data-filter-none',
  /** Shown when the script that filters did not load. */
  lost: 'data-filter-lost',
  /** Shown only while no link is selected. */
  unfiltered: 'data-filter-unfiltered',
} as const;

/** An element around what an island runs, which the island fills. */
export const filledAttribute = 'data-filled';

/** ID of the template at the end of a page with the style sheet that it doesn't need to be shown. */
export const lateStylesId = 'late-styles';
