import {blogCategories} from '#src/content/blog/categories';
import type {Article, Topic, Writer} from '#src/content/schema/blog';
import {readArticle} from './read-article';

import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';

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
export function collect(content: BlogContent) {
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
