import type {blogCategories} from './categories';

/** Category of an article. Each has a tag of the same name in `blog/tags.yml` and its own style of cover. */
export type BlogCategory = (typeof blogCategories)[number];

/** An article as lists show it. */
export type Article = {
  title: string;
  excerpt: string;
  /** Address on this site. */
  to: string;
  /** Last segment of the URL; seeds the cover. */
  slug: string;
  /** Large text on the cover, a number or word from the article, and the short label above it. */
  cover?: {word: string; label: string};
  category: BlogCategory;
  /** Reading time in whole minutes. */
  minutes: number;
  author: string;
  /** `2025-10-02` */
  date: string;
  /** Formatted as `Oct 2, 2025` at build time, so every browser shows the same text. */
  dateText: string;
};

/** An author from `blog/authors.yml`. */
export type Writer = {
  name: string;
  /** URL of a square picture (`image_url` in the YAML file). */
  portrait: string;
  role: string;
  /** One or two sentences; also the description of the author's page. */
  about: string;
  to: string;
  /** Number of articles. */
  count: number;
};

/** A tag, from `blog/tags.yml`. */
export type Topic = {
  label: string;
  about: string;
  to: string;
  count: number;
};

/** A link of a row of links. */
export type TopicLink = {label: string; to: string};

/** Position of a page in a paginated list. */
export type ListPage = {
  page: number;
  pages: number;
  newer?: string;
  older?: string;
};
