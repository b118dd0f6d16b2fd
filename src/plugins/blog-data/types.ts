import type {Article, ListPage, Topic, TopicLink, Writer} from '#src/content/blog/types';
import type {PageMeta} from '#src/content/types';
import type {describeArticle} from './page-data';

/** Props of `/blog` and its later pages. Only the first has a featured article. */
export type BlogListData = {featured?: Article; articles: Article[]; place: ListPage; categories: TopicLink[]};

/** Props of an article's page besides its text. */
export type ArticleData = ReturnType<typeof describeArticle>;

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
