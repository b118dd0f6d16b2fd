import {blogCategories} from '#src/content/blog/categories';
import type {Article, Topic, Writer} from '#src/content/blog/types';
import {readArticle} from './read-article';

import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';

/** A tag or author with its articles, newest first. */
export type TopicList = {topic: Topic; articles: Article[]};
export type WriterList = {key: string; writer: Writer; articles: Article[]};

export type Collection = {
  /** Newest first, without unlisted ones. */
  posts: BlogPost[];
  /** The same articles, as lists show them. */
  all: Article[];
  articleOf: (post: BlogPost) => Article;
  /** The featured article: the newest with `featured`, or else the newest. */
  featured: Article | undefined;
  categories: TopicList[];
  /** Tags that aren't categories, sorted by name. */
  otherTopics: TopicList[];
  writers: WriterList[];
};

function collectTopics({blogTags}: BlogContent, byId: ReadonlyMap<string, Article>): TopicList[] {
  return Object.values(blogTags).map(({label, description, permalink, items}) => ({
    topic: {label, about: description ?? '', to: permalink, count: items.length},
    articles: items.flatMap((id) => byId.get(id) ?? []),
  }));
}

function collectWriters({authorsMap}: BlogContent, articlesBy: (key: string) => Article[]): WriterList[] {
  return Object.values(authorsMap ?? {}).map(({key, name = key, title = '', description = '', imageURL, page}) => {
    if (!page) throw new Error(`blog/authors.yml: give ${key} a page with \`page: true\`.`);
    if (imageURL === undefined) throw new Error(`blog/authors.yml: give ${key} an \`image_url\` of static/img/people.`);
    const articles = articlesBy(key);
    const count = articles.length;
    return {
      key,
      writer: {name, portrait: imageURL, role: title, about: description, to: page.permalink, count},
      articles,
    };
  });
}

/** Collects the blog pages' data from the classic plugin's content. */
export function collect(content: BlogContent): Collection {
  const byId = new Map(content.blogPosts.map((post) => [post.id, readArticle(post)]));
  const articleOf = (post: BlogPost) => byId.get(post.id) ?? readArticle(post);
  const posts = content.blogPosts.filter(({metadata}) => !metadata.unlisted);
  const all = posts.map(articleOf);
  const topics = collectTopics(content, byId);
  const categories = blogCategories.flatMap((name) => topics.find(({topic}) => topic.label === name) ?? []);
  const articlesBy = (key: string) =>
    posts.filter(({metadata}) => metadata.authors.some((author) => author.key === key)).map(articleOf);
  const chosen = posts.find(({metadata}) => metadata.frontMatter['featured'] === true);
  return {
    posts,
    all,
    articleOf,
    featured: chosen ? articleOf(chosen) : all[0],
    categories,
    otherTopics: topics
      .filter((list) => !categories.includes(list))
      .sort((one, other) => one.topic.label.localeCompare(other.topic.label)),
    writers: collectWriters(content, articlesBy),
  };
}
