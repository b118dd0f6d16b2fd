import type {Article, ListPage, Topic, TopicLink, Writer} from '#src/content/blog/types';

/** What `/blog` and its further pages get. Only the first has a featured article. */
export type BlogListData = {featured?: Article; articles: Article[]; place: ListPage; categories: TopicLink[]};

/** What the page of an article gets besides its text. */
export type ArticleData = {
  article: Article;
  categoryLink: TopicLink;
  writer: Writer;
  topics: TopicLink[];
  /** What to read next. */
  next?: Article;
};

/** What the page of a tag gets. `others` are articles without the tag. */
export type TopicData = {
  topic: Topic;
  articles: Article[];
  others: Article[];
  place: ListPage;
  categories: TopicLink[];
};

/** What the list of tags gets: the categories in their order, then all other tags by name. */
export type TopicsData = {categories: Topic[]; topics: Topic[]};

export type WritersData = {writers: Writer[]};

export type WriterData = {writer: Writer; articles: Article[]; others: Article[]; place: ListPage};

export type ArchiveData = {years: {year: string; articles: Article[]}[]};
