import {archivePage, blogLabels, pageOfList, topicsPage, writersPage} from '#src/content/blog/pages';
import type {Article, ListPage, TopicLink, ArticleData, BlogIndexData, BlogListData} from '#src/content/schema/blog';
import type {PageMeta} from '#src/content/schema/page';
import {collect} from './collect';
import {listPages} from './list-pages';

import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';

type Collection = ReturnType<typeof collect>;

type PageData = BlogListData | ArticleData | BlogIndexData;

export type BlogAddresses = Readonly<Record<'blog' | 'topics' | 'writers' | 'archive', string>>;

/** Articles suggested below a short list. */
const suggestions = 3;

/** What to read after an article: the one that shares the most tags, then the newest. */
export function findNext<Entry extends {post: BlogPost}>(
  {id, metadata: {tags}}: BlogPost,
  entries: readonly Entry[],
): Entry | undefined {
  const topics = new Set(tags.map(({permalink}) => permalink));
  const countShared = ({post}: Entry) => post.metadata.tags.filter(({permalink}) => topics.has(permalink)).length;
  return entries.filter(({post}) => post.id !== id).toSorted((a, b) => countShared(b) - countShared(a))[0];
}

function describeList({featured}: Collection, categories: TopicLink[]) {
  return (articles: Article[], place: ListPage): BlogListData => {
    if (featured === undefined || place.page > 1) return {articles, place, categories};
    return {featured, articles: articles.filter((article) => article !== featured), place, categories};
  };
}

export function describeArticle(
  {listed, writers}: Collection,
  {post, article}: Collection['entries'][number],
): ArticleData {
  const {tags, authors, source} = post.metadata;
  const writer = writers.find(({key}) => key === authors[0]?.key)?.writer;
  const category = tags.find(({label}) => label === article.category);
  if (writer === undefined) throw new Error(`${source}: add its author to blog/authors.yml.`);
  if (category === undefined) throw new Error(`${source}: add the tag of its category, ${article.category}.`);
  const next = findNext(post, listed);
  return {
    article,
    categoryLink: {label: category.label, to: category.permalink},
    writer,
    topics: tags.map(({label, permalink}) => ({label, to: permalink})),
    ...(next && {next: next.article}),
  };
}

function groupByYear(articles: readonly Article[]): BlogIndexData['years'] {
  const years = [...new Set(articles.map(({date}) => date.slice(0, 4)))];
  return years.map((year) => ({year, articles: articles.filter(({date}) => date.startsWith(year))}));
}

/**
 * Props of each blog page by URL.
 * @param perPage Articles per page of a list.
 */
export function createPageData(content: BlogContent, addresses: BlogAddresses, perPage: number): Map<string, PageData> {
  const collection = collect(content);
  const {all, featured, categories, otherTopics, writers} = collection;
  const links = categories.map(({topic: {label, to}}) => ({label, to}));
  const inOrder = featured === undefined ? all : [featured, ...all.filter((post) => post !== featured)];
  const home = {label: blogLabels.name, to: addresses.blog};
  const describeIndex = ({meta, title, crumb}: typeof archivePage): BlogIndexData => ({
    meta,
    title,
    crumbs: [home, {label: crumb}],
  });
  /** The pages of a topic or author, below the list of all of them. */
  const listGroup = (title: string, to: string, meta: PageMeta, above: TopicLink, groupArticles: readonly Article[]) =>
    listPages(groupArticles, to, perPage, (articles, place): BlogIndexData => ({
      meta: pageOfList(meta, place.page, place.pages),
      crumbs: [home, above, {label: title}],
      title,
      aside: meta.description,
      posts: {articles, others: all.filter((article) => !groupArticles.includes(article)).slice(0, suggestions), place},
    }));

  return new Map<string, PageData>([
    ...listPages(inOrder, addresses.blog, perPage, describeList(collection, links)),
    ...[...categories, ...otherTopics].flatMap(({topic: {label, about, to}, articles}) => {
      const meta = {title: `Blog topic: ${label}`, description: about};
      const pages = listGroup(label, to, meta, {label: topicsPage.crumb, to: addresses.topics}, articles);
      return pages.map(([path, data]) => [path, {...data, categories: links, current: to}] as const);
    }),
    ...writers.flatMap(({writer: {name, role, about, to}, articles}) => {
      const meta = {title: `${name}, ${role}`, description: about};
      return listGroup(name, to, meta, {label: writersPage.crumb, to: addresses.writers}, articles);
    }),
    [
      addresses.topics,
      {
        ...describeIndex(topicsPage),
        topics: [
          {title: topicsPage.categories, topics: categories.map(({topic}) => topic)},
          {title: topicsPage.topics, topics: otherTopics.map(({topic}) => topic)},
        ],
      },
    ],
    [addresses.writers, {...describeIndex(writersPage), writers: writers.map(({writer}) => writer)}],
    [addresses.archive, {...describeIndex(archivePage), years: groupByYear(all)}],
    ...collection.entries.map((entry) => [entry.article.to, describeArticle(collection, entry)] as const),
  ]);
}
