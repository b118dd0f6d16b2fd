import {blogCategories} from '../../content/blog/categories';
import type {Article, Topic, Writer} from '../../content/blog/types';
import {cutIntoPages} from './list-pages';
import {readArticle} from './read-article';
import {findRelated} from './related';
import type {ArchiveData, ArticleData, BlogListData, TopicData, TopicsData, WriterData, WritersData} from './types';

import type {AuthorWithKey, BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';

export type PageData = BlogListData | ArticleData | TopicData | TopicsData | WriterData | WritersData | ArchiveData;

export type BlogAddresses = {blog: string; topics: string; writers: string; archive: string};

/** Articles offered under another one, and beside a short list. */
const suggestions = 3;

function groupByYear(articles: readonly Article[]): ArchiveData['years'] {
  const years = [...new Set(articles.map(({date}) => date.slice(0, 4)))];
  return years.map((year) => ({year, articles: articles.filter(({date}) => date.startsWith(year))}));
}

/**
 * What each page of the blog shows, by its address: plain data, a few hundred bytes an article. Docusaurus itself would
 * send every list page the compiled text of all its articles.
 * @param perPage Articles on one page of a list.
 */
export function createPageData(content: BlogContent, addresses: BlogAddresses, perPage: number): Map<string, PageData> {
  const posts = content.blogPosts.filter(({metadata}) => !metadata.unlisted);
  const articles = new Map(posts.map((post) => [post.id, readArticle(post)]));
  const listOf = (some: readonly BlogPost[]) => some.flatMap((post) => articles.get(post.id) ?? []);
  const all = listOf(posts);
  const without = (some: readonly Article[]) => all.filter((one) => !some.includes(one)).slice(0, suggestions);

  const topics = Object.values(content.blogTags).map(({label, description, permalink, items}) => {
    const topic: Topic = {label, about: description ?? '', to: permalink, count: items.length};
    return {topic, articles: items.flatMap((id) => articles.get(id) ?? [])};
  });
  const categories = blogCategories.flatMap((name) => topics.find(({topic}) => topic.label === name)?.topic ?? []);
  const categoryLinks = categories.map(({label, to}) => ({label, to}));
  const otherTopics = topics.map(({topic}) => topic).filter((topic) => !categories.includes(topic));

  const postsBy = ({key}: AuthorWithKey) => posts.filter(({metadata}) => metadata.authors.some((one) => one.key === key));
  const writers = Object.values(content.authorsMap ?? {}).map((author) => {
    const {name = author.key, title = '', description = '', page} = author;
    const own = listOf(postsBy(author));
    const writer: Writer = {name, role: title, about: description, to: page?.permalink ?? '', count: own.length};
    return {writer, articles: own, key: author.key};
  });

  const featured = listOf(posts.filter(({metadata}) => metadata.frontMatter['featured'] === true))[0] ?? all[0];
  const inOrder = featured === undefined ? all : [featured, ...all.filter((one) => one !== featured)];

  const data = new Map<string, PageData>();
  for (const {path, items, place} of cutIntoPages(inOrder, addresses.blog, perPage)) {
    const first = place.page === 1 && featured !== undefined;
    const rest = {articles: first ? items.slice(1) : items, place, categories: categoryLinks};
    data.set(path, first ? {featured, ...rest} : rest);
  }
  for (const {topic, articles: own} of topics) {
    for (const {path, items, place} of cutIntoPages(own, topic.to, perPage)) {
      data.set(path, {topic, articles: items, others: without(own), place, categories: categoryLinks});
    }
  }
  for (const {writer, articles: own} of writers) {
    for (const {path, items, place} of cutIntoPages(own, writer.to, perPage)) {
      data.set(path, {writer, articles: items, others: without(own), place});
    }
  }
  data.set(addresses.topics, {categories, topics: otherTopics.sort((a, b) => a.label.localeCompare(b.label))});
  data.set(addresses.writers, {writers: writers.map(({writer}) => writer)});
  data.set(addresses.archive, {years: groupByYear(all)});

  for (const post of content.blogPosts) {
    const article = articles.get(post.id) ?? readArticle(post);
    const {tags, authors} = post.metadata;
    const writer = writers.find(({key}) => key === authors[0]?.key)?.writer;
    const categoryLink = tags.find(({label}) => label === article.category);
    if (writer === undefined) throw new Error(`${article.to}: add its author to blog/authors.yml.`);
    if (categoryLink === undefined) throw new Error(`${article.to}: add the tag of its category, ${article.category}.`);
    data.set(post.metadata.permalink, {
      article,
      categoryLink: {label: categoryLink.label, to: categoryLink.permalink},
      writer,
      topics: tags.map(({label, permalink}) => ({label, to: permalink})),
      related: listOf(findRelated(post, posts, suggestions)),
    });
  }
  return data;
}
