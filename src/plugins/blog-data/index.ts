import {blogCategories} from '#src/content/blog/categories';
import {archivePage, blogLabels, pageOfList, topicsPage, writersPage} from '#src/content/blog/pages';
import type {
  Article,
  ArticleData,
  BlogCategory,
  BlogIndexData,
  BlogListData,
  ListPage,
  Topic,
  TopicLink,
  Writer,
} from '#src/content/schema/blog';
import type {PageMeta} from '#src/content/schema/page';
import {formatTime} from '#src/contracts/format-time';
import {wrapBlog} from './wrap-blog';

import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import {type BlogPost, validateOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';

function readCategory(value: unknown): BlogCategory {
  const category = blogCategories.find((name) => name === value);
  if (category === undefined) {
    const problem = typeof value === 'string' ? `not "${value}"` : 'which is missing';
    throw new Error(`Set \`category\` to one of ${blogCategories.join(', ')}, ${problem}.`);
  }
  return category;
}

function readCover(frontMatter: BlogPost['metadata']['frontMatter']): Pick<Article, 'cover'> {
  const {word, label} = frontMatter as {word?: unknown; label?: unknown};
  if (word === undefined && label === undefined) return {};
  if (typeof word !== 'string' || typeof label !== 'string' || word.length > 6 || label.length > 24) {
    throw new Error('Set `word` to up to 6 characters and `label` to up to 24, in quotes: the cover shows both.');
  }
  return {cover: {word, label}};
}

function readAuthor({authors}: BlogPost['metadata']): string {
  const name = authors[0]?.name;
  if (name === undefined) throw new Error('Set `authors` to a key of blog/authors.yml.');
  return name;
}

/** The data of an article that lists show. Throws an error that tells the writer what to change, and in which file. */
export function readArticle({metadata}: BlogPost): Article {
  const {title, description, permalink, frontMatter, readingTime, date, source} = metadata;
  try {
    return {
      title,
      excerpt: description,
      to: permalink,
      slug: permalink.split('/').at(-1) ?? '',
      ...readCover(frontMatter),
      category: readCategory(frontMatter['category']),
      minutes: Math.max(1, Math.ceil(readingTime ?? 0)),
      author: readAuthor(metadata),
      date: date.toISOString().slice(0, 10),
      dateText: formatTime(date, 'UTC', {year: 'numeric', month: 'short', day: 'numeric'}),
    };
  } catch (error) {
    throw new Error(`${source.replace('@site/', '')}: ${error instanceof Error ? error.message : ''}`, {cause: error});
  }
}

/**
 * The data of each page of a list, by Docusaurus' URLs: `/blog`, `/blog/page/2` … An empty list has one empty page.
 * @param dataOf Creates a page's data from its articles and its position.
 */
export function listPages<Data>(
  articles: readonly Article[],
  base: string,
  perPage: number,
  dataOf: (articles: Article[], place: ListPage) => Data,
): [path: string, data: Data][] {
  const pages = Math.max(1, Math.ceil(articles.length / perPage));
  const address = (page: number) => (page === 1 ? base : `${base}/page/${page}`);
  return Array.from({length: pages}, (_, index) => {
    const page = index + 1;
    const place = {
      page,
      pages,
      ...(page > 1 && {newer: address(page - 1)}),
      ...(page < pages && {older: address(page + 1)}),
    };
    return [address(page), dataOf(articles.slice(index * perPage, page * perPage), place)];
  });
}

/** In place of the portrait of a writer without one. */
const siteMark = '/favicon.svg';

/** Selects listed articles, newest first. */
type Select = (test: (metadata: BlogPost['metadata']) => boolean) => Article[];

function collectTopics({blogTags}: BlogContent, select: Select) {
  return Object.values(blogTags).map(({label, description = '', permalink}) => {
    const articles = select(({tags}) => tags.some((tag) => tag.permalink === permalink));
    const topic: Topic = {label, about: description, to: permalink, count: articles.length};
    return {topic, articles};
  });
}

function collectWriters({authorsMap = {}}: BlogContent, select: Select) {
  return Object.values(authorsMap).map(({key, name = key, title = '', description = '', imageURL, page}) => {
    if (!page) throw new Error(`blog/authors.yml: give ${key} a page with \`page: true\`.`);
    const articles = select(({authors}) => authors.some((author) => author.key === key));
    const count = articles.length;
    const writer: Writer = {
      name,
      portrait: imageURL || siteMark,
      role: title,
      about: description,
      to: page.permalink,
      count,
    };
    return {key, writer, articles};
  });
}

/** Collects the blog pages' data from the classic plugin's content. Unlisted articles are only in `entries`. */
function collect(content: BlogContent) {
  const entries = content.blogPosts.map((post) => ({post, article: readArticle(post)}));
  const listed = entries.filter(({post}) => !post.metadata.unlisted);
  const select: Select = (test) => listed.filter(({post}) => test(post.metadata)).map(({article}) => article);
  const all = select(() => true);
  const topics = collectTopics(content, select);
  const categories = blogCategories.flatMap((name) => topics.find(({topic}) => topic.label === name) ?? []);
  const otherTopics = topics
    .filter((list) => !categories.includes(list))
    .sort((a, b) => a.topic.label.localeCompare(b.topic.label));
  // The newest with `featured`, or else the newest.
  const [featured = all[0]] = select(({frontMatter}) => frontMatter['featured'] === true);
  return {entries, listed, all, featured, categories, otherTopics, writers: collectWriters(content, select)};
}

type Collection = ReturnType<typeof collect>;

type PageData = BlogListData | ArticleData | BlogIndexData;

type BlogAddresses = Readonly<Record<'blog' | 'topics' | 'writers' | 'archive', string>>;

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

function describeArticle({listed, writers}: Collection, {post, article}: Collection['entries'][number]): ArticleData {
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

export {validateOptions};

/**
 * The classic blog plugin with different props for its pages: see README.md. Files, feeds, URLs and checks stay the
 * same.
 */
export default async function blogData(context: LoadContext, options: PluginOptions): Promise<Plugin<BlogContent>> {
  return wrapBlog(context, options, (content, pathOf) => {
    const {postsPerPage} = options;
    const addresses = {
      blog: pathOf(''),
      topics: pathOf(options.tagsBasePath),
      writers: pathOf(options.authorsBasePath),
      archive: pathOf(options.archiveBasePath ?? 'archive'),
    };
    return createPageData(content, addresses, postsPerPage === 'ALL' ? content.blogPosts.length : postsPerPage);
  });
}
