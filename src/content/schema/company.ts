/**
 * Team, demo hosts, authors and quoted customers. Sample copy: the owner replaces names and drawings before launch. To
 * use a photo, put it in static/img/people and set its path here.
 */
export type Person = {
  name: string;
  role: string;
  /** URL of a square picture: a drawing (SVG) or a photo (AVIF or WebP, 600 pixels wide). */
  portrait: `/img/people/${string}.${'svg' | 'avif' | 'webp'}`;
};

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
