import {blogCategories} from '#src/content/blog/categories';
import {formatTime} from '#src/contracts/format-time';
import type {Article, BlogCategory} from '#src/content/schema/blog';

import type {BlogPost} from '@docusaurus/plugin-content-blog';

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
