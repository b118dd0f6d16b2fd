import type {Article, ListPage, Topic, TopicLink, Writer} from '#src/content/blog/types';

/** Props of `/blog` and its later pages. Only the first has a featured article. */
export type BlogListData = {featured?: Article; articles: Article[]; place: ListPage; categories: TopicLink[]};

/** Props of an article's page besides its text. */
export type ArticleData = {
  article: Article;
  categoryLink: TopicLink;
  writer: Writer;
  topics: TopicLink[];
  /** What to read next. */
  next?: Article;
};

/** Props of a tag's page. `others` are articles without the tag. */
export type TopicData = {
  topic: Topic;
  articles: Article[];
  others: Article[];
  place: ListPage;
  categories: TopicLink[];
};

/** Props of the list of tags: the categories in order, then all other tags by name. */
export type TopicsData = {categories: Topic[]; topics: Topic[]};

export type WritersData = {writers: Writer[]};

export type WriterData = {writer: Writer; articles: Article[]; others: Article[]; place: ListPage};

export type ArchiveData = {years: {year: string; articles: Article[]}[]};
