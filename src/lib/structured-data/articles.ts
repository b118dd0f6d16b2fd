import type {Article, Writer} from '#src/content/schema/blog';
import {previewPath} from '../preview-path';
import {companyReference, type Site} from './company';
import type {NodeOf} from './types';

export type StoryFacts = {
  headline: string;
  description: string;
  section: string;
  path: string;
  /** Days such as `2025-10-02`. */
  published: string;
};

/** A case study (https://schema.org/Article). */
export function story(site: Site, {headline, description, section, path, published}: StoryFacts): NodeOf<'Article'> {
  const [page = path] = path.split('#');
  return {
    '@type': 'Article',
    headline,
    description,
    articleSection: section,
    url: `${site.url}${path}`,
    mainEntityOfPage: `${site.url}${page}`,
    datePublished: published,
    image: `${site.url}${previewPath(page)}`,
    inLanguage: 'en-US',
    author: companyReference(site),
    publisher: companyReference(site),
  };
}

export type PostFacts = Pick<Article, 'title' | 'excerpt' | 'to' | 'date'> & {
  category: string;
  /** Time of the last change in milliseconds, if known. */
  updatedAt?: number | undefined;
  writer: Pick<Writer, 'name' | 'role'>;
};

/** Date of the last change, if after publication. */
function readChange(date: string, updatedAt: number | undefined): string | undefined {
  const day = updatedAt === undefined ? date : new Date(updatedAt).toISOString().slice(0, 10);
  return day > date ? day : undefined;
}

/** A blog article (https://schema.org/BlogPosting). */
export function blogPosting(site: Site, post: PostFacts): NodeOf<'BlogPosting'> {
  const {title, excerpt, to, category, date, writer} = post;
  const url = `${site.url}${to}`;
  const dateModified = readChange(date, post.updatedAt);
  return {
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: title,
    description: excerpt,
    articleSection: category,
    datePublished: date,
    ...(dateModified !== undefined && {dateModified}),
    image: `${site.url}${previewPath(to)}`,
    inLanguage: 'en-US',
    author: {'@type': 'Person', name: writer.name, jobTitle: writer.role},
    publisher: companyReference(site),
  };
}
