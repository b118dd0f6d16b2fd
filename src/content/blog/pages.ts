import type {BlogBanner,BlogLabels} from '#src/content/schema/blog';
import type {PageMeta} from '#src/content/schema/page';
import {company} from '../company/company';

export const blogLabels: BlogLabels = {
  name: 'Blog',
  categories: 'Categories',
  all: 'All',
  minutes: 'min read',
  article: 'article',
  articles: 'articles',
  latest: 'Latest articles',
  others: 'More from the blog',
  newer: 'Newer articles',
  older: 'Older articles',
  pager: 'Pages of articles',
};

export const blogHome = {
  meta: {
    title: 'Blog: sales, CRM and automation',
    description:
      'Checklists, worksheets, interviews and data on sales, CRM and automation: first replies, reminders, contact data, local SEO and reports.',
  },
  title: 'Articles on sales, CRM and automation',
  /** Heading of the second and later pages. */
  olderTitle: 'Older articles',
};

/** Meta of the second and later pages of a list, which need unique titles and descriptions. */
export function pageOfList(meta: PageMeta, page: number, pages: number): PageMeta {
  if (page === 1) return meta;
  return {
    title: `${meta.title}, page ${page}`,
    description: `Page ${page} of ${pages} of the list “${meta.title}” on the ${company.name} blog, from newer to older articles.`,
  };
}

/** Strip at the end of the blog's lists. */
export const blogBanner: BlogBanner = {
  title: 'What’s in the newsletter',
  text: 'What we send, how often, what we store about you, and how to unsubscribe.',
  action: {label: 'About the newsletter', to: '/blog/subscribe'},
  feeds: {
    label: 'Or follow by feed:',
    links: [
      {label: 'RSS', about: 'feed', href: '/blog/rss.xml'},
      {label: 'Atom', about: 'feed', href: '/blog/atom.xml'},
      {label: 'JSON', about: 'feed', href: '/blog/feed.json'},
    ],
  },
  browse: {
    label: 'Or browse by:',
    links: [
      {label: 'Topic', to: '/blog/tags'},
      {label: 'Author', to: '/blog/authors'},
      {label: 'Date', to: '/blog/archive'},
    ],
  },
};

export const topicsPage = {
  meta: {
    title: 'Blog topics',
    description:
      `Every topic on the ${company.name} blog with its number of articles: seven categories, then checklists, worksheets and more.`,
  },
  title: 'Find an article by topic',
  crumb: 'Topics',
  categories: 'Categories',
  topics: 'Other topics',
};

export const writersPage = {
  meta: {
    title: 'Blog authors',
    description: `The people who write for the ${company.name} blog, what they did before, and their articles.`,
  },
  title: 'Who writes here',
  crumb: 'Authors',
};

export const archivePage = {
  meta: {
    title: 'Blog archive',
    description: `All articles on the ${company.name} blog on one page, newest first, each with its date, category and reading time.`,
  },
  title: 'Every article, by date',
  crumb: 'Archive',
};

export const articlePage = {
  contents: 'In this article',
  topics: 'Topics',
  next: 'Read next',
};
