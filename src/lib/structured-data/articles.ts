import {previewPath} from '../preview-path';
import {organizationId} from './company';
import type {NodeOf} from './types';

export type StoryFacts = {headline: string; description: string; section: string; path: string};

/** A customer's story (https://schema.org/Article). */
export function story(siteUrl: string, {headline, description, section, path}: StoryFacts): NodeOf<'Article'> {
  return {
    '@type': 'Article',
    headline,
    description,
    articleSection: section,
    url: `${siteUrl}${path}`,
    inLanguage: 'en-US',
    author: {'@id': organizationId(siteUrl)},
    publisher: {'@id': organizationId(siteUrl)},
  };
}

export type PostFacts = {
  title: string;
  excerpt: string;
  to: string;
  category: string;
  /** `2025-10-02` */
  date: string;
  writer: {name: string; to: string; role: string};
};

/** An article of the blog (https://schema.org/BlogPosting). */
export function blogPosting(siteUrl: string, post: PostFacts): NodeOf<'BlogPosting'> {
  const {title, excerpt, to, category, date, writer} = post;
  const url = `${siteUrl}${to}`;
  return {
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: title,
    description: excerpt,
    articleSection: category,
    datePublished: date,
    image: `${siteUrl}${previewPath(to)}`,
    inLanguage: 'en-US',
    author: {'@type': 'Person', name: writer.name, url: `${siteUrl}${writer.to}`, jobTitle: writer.role},
    publisher: {'@id': organizationId(siteUrl)},
  };
}
