import type {blogCategories} from './categories';

/** What an article is about; each has a tag of the same name in `blog/tags.yml`, and its own kind of cover. */
export type BlogCategory = (typeof blogCategories)[number];

/** An article as lists show it. */
export type Article = {
  title: string;
  excerpt: string;
  /** Address on this site. */
  to: string;
  /** Last part of the address; it seeds the cover. */
  slug: string;
  /** What the cover says large: a number or a word of the text; and the few words over it. */
  cover?: {word: string; label: string};
  category: BlogCategory;
  /** Reading time in whole minutes. */
  minutes: number;
  author: string;
  /** `2025-10-02` */
  date: string;
  /** As printed: `Oct 2, 2025`. Written at build time, so that every browser shows the same. */
  dateText: string;
};

/** A person who writes, from `blog/authors.yml`. */
export type Writer = {
  name: string;
  /** `image_url` of the entry: the address of a square picture. */
  portrait: string;
  role: string;
  /** One or two sentences; also the description of the person's page. */
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
