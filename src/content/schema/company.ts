/**
 * Team, demo hosts, authors and quoted customers. Sample copy: the owner replaces names and drawings before launch. To
 * use a photo, put it in static/img/people and set its path here; a drawing is a line in faces.ts.
 */
export type Person = {
  name: string;
  role: string;
  /**
   * URL of a square picture: a drawing, whose hash is the color behind it, or a photo (AVIF or WebP, 600 pixels wide).
   */
  portrait: `/img/people/${string}.${'avif' | 'webp' | `svg#${PortraitGround}`}`;
};

export type PortraitGround = 'lime' | 'peach' | 'mist' | 'green';

/** A drawn portrait. Its parts are in src/plugins/site-files/portraits/parts.svg. */
export type Face = readonly [
  skin: 1 | 2 | 3 | 4 | 5,
  hair: 'bob' | 'bun' | 'crop' | 'curly' | 'fringe' | 'long' | 'part' | 'quiff' | 'scarf' | 'thin',
  hairColor: 'brown' | 'gray' | 'ink' | 'red' | 'sand',
  head: 'oval' | 'square',
  eyes: 'dot' | 'lid' | 'smile',
  mouth: 'calm' | 'closed' | 'open',
  collar: 'blazer' | 'crew' | 'hood' | 'none' | 'roll' | 'shirt' | 'v',
  top: 'clay' | 'deep' | 'green' | 'lime' | 'mint' | 'sage',
  turn: 'left' | 'right',
  ...extras: readonly ('beard' | 'glasses' | 'lines' | 'rings')[],
];

export type Client = {
  /** First part of the name, set in bold. */
  name: string;
  /** Second part, set heavier. */
  strong?: string;
  /** Full name, as in the customer's record; determines the mark. */
  company: string;
  /** How the wordmark is set. */
  look: 'plain' | 'capitals' | 'light';
};

/** A fact as displayed; `href` makes it a link. */
export type FactValue = {text: string; href?: string};

export type Value = {
  title: string;
  description: string;
  /** How customers notice it. */
  practice: string;
};

/** A service that counts visits without cookies, and its documented script. */
export type Counter = {
  service: 'Plausible' | 'Umami' | 'GoatCounter';
  script: string;
  /** Where it sends what it counts. */
  host: string;
  attributes: Readonly<Record<string, string>>;
};
