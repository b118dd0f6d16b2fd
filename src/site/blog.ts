import {blogHome} from '#src/content/blog/pages';
import {changelogPage} from '#src/content/pages/changelog';
import {company} from '#src/content/company/company';
import {isScheduled} from '#src/lib/publish-date';
import {editUrl, showLastUpdateTime} from './source';

import type {BlogPost, Options} from '@docusaurus/plugin-content-blog';

/** Published articles. `npm run dev` also shows future ones. */
export function selectPublished(posts: readonly BlogPost[], now: Date): BlogPost[] {
  return posts.filter(({metadata}) => !isScheduled(metadata.date.toISOString().slice(0, 10), now));
}

const copyright = `Copyright ${company.copyrightYear} ${company.name}`;

/** Options of the blog plugin for the changelog. */
export const changelogOptions: Options = {
  id: 'changelog',
  path: 'changelog',
  routeBasePath: 'changelog',
  blogTitle: changelogPage.meta.title,
  blogDescription: changelogPage.meta.description,
  blogListComponent: '@theme/ChangelogPage',
  blogTagsPostsComponent: '@theme/ChangelogPage',
  blogPostComponent: '@theme/ReleasePage',
  postsPerPage: 'ALL',
  blogSidebarCount: 0,
  archiveBasePath: null,
  editUrl,
  showLastUpdateTime,
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'ignore',
  feedOptions: {
    type: 'all',
    title: `${company.name}: what’s new`,
    description: changelogPage.meta.description,
    copyright,
    language: 'en-US',
  },
};

/** Options of the blog plugin. */
export const blogOptions: Options = {
  blogTitle: blogHome.meta.title,
  blogDescription: blogHome.meta.description,
  blogArchiveComponent: '@theme/BlogIndexPage',
  blogAuthorsListComponent: '@theme/BlogIndexPage',
  blogAuthorsPostsComponent: '@theme/BlogIndexPage',
  blogTagsListComponent: '@theme/BlogIndexPage',
  blogTagsPostsComponent: '@theme/BlogIndexPage',
  // One featured article and two rows of three.
  postsPerPage: 7,
  blogSidebarCount: 0,
  editUrl,
  showLastUpdateTime,
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  processBlogPosts: ({blogPosts}) =>
    Promise.resolve(process.env.NODE_ENV === 'production' ? selectPublished(blogPosts, new Date()) : blogPosts),
  feedOptions: {
    type: 'all',
    title: `${company.name} blog`,
    description: blogHome.meta.description,
    copyright,
    language: 'en-US',
  },
};
