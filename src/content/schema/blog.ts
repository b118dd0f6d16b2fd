import type {blogCategories} from '../blog/categories';
import type {Action, PageMeta} from './page';

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

/** Props of `/blog` and its later pages. Only the first has a featured article. */
export type BlogListData = {featured?: Article; articles: Article[]; place: ListPage; categories: TopicLink[]};

/** Props of an article's page besides its text. */
export type ArticleData = {
  article: Article;
  categoryLink: TopicLink;
  writer: Writer;
  topics: TopicLink[];
  /** What to read after it. */
  next?: Article;
};

/** Props of the other lists: of topics, authors and years, and of the articles of a topic or author. */
export type BlogIndexData = {
  meta: PageMeta;
  /** The trail from the blog; the last item is the page itself and has no `to`. */
  crumbs: (TopicLink | {label: string})[];
  title: string;
  aside?: string;
  /** Links to the categories, and the address of the page, which may be one of them. */
  categories?: TopicLink[];
  current?: string;
  topics?: {title: string; topics: Topic[]}[];
  writers?: Writer[];
  years?: {year: string; articles: Article[]}[];
  /** `others` are further articles for a short list. */
  posts?: {articles: Article[]; others: Article[]; place: ListPage};
};

/** Text of the article lists. Tag and author names are in `blog/tags.yml` and `blog/authors.yml`. */
export type BlogLabels = {
  /** Name of the blog in breadcrumbs. */
  name: string;
  categories: string;
  /** Link to all articles, before the categories. */
  all: string;
  /** Text after the number of minutes. */
  minutes: string;
  /** Follow the number of articles, singular and plural. */
  article: string;
  articles: string;
  latest: string;
  others: string;
  newer: string;
  older: string;
  pager: string;
};

export type LinkLine = {label: string; links: Action[]};

export type BlogBanner = {title: string; text: string; action: Action; feeds: LinkLine; browse: LinkLine};
