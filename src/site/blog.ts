import {blogHome} from '#src/content/blog/pages';
import {company} from '#src/content/company/company';
import {changelogPage} from '#src/content/pages/changelog';
import type {PageMeta} from '#src/content/schema/page';
import {isScheduled} from '#src/lib/publish-date';
import {editUrl, showLastUpdateTime} from './source';

import type {BlogPost, Options} from '@docusaurus/plugin-content-blog';

/** Published articles. `npm run dev` also shows future ones. */
export function selectPublished(posts: readonly BlogPost[], now: Date): BlogPost[] {
  return posts.filter(({metadata}) => !isScheduled(metadata.date.toISOString().slice(0, 10), now));
}

const common = {
  blogSidebarCount: 0,
  editUrl,
  showLastUpdateTime,
  onInlineTags: 'throw',
} satisfies Options;

const feedsOf = (title: string, {description}: PageMeta): Options['feedOptions'] => ({
  type: 'all',
  title,
  description,
  copyright: `Copyright ${company.copyrightYear} ${company.name}`,
  language: 'en-US',
});

/** Options of the blog plugin for the changelog. */
export const changelogOptions: Options = {
  ...common,
  id: 'changelog',
  path: 'changelog',
  routeBasePath: 'changelog',
  blogTitle: changelogPage.meta.title,
  blogDescription: changelogPage.meta.description,
  blogListComponent: '@theme/ChangelogPage',
  blogTagsPostsComponent: '@theme/ChangelogPage',
  blogPostComponent: '@theme/ReleasePage',
  postsPerPage: 'ALL',
  archiveBasePath: null,
  onUntruncatedBlogPosts: 'ignore',
  feedOptions: feedsOf(`${company.name}: what’s new`, changelogPage.meta),
};

/** Options of the blog plugin. */
export const blogOptions: Options = {
  ...common,
  blogTitle: blogHome.meta.title,
  blogDescription: blogHome.meta.description,
  blogArchiveComponent: '@theme/BlogIndexPage',
  blogAuthorsListComponent: '@theme/BlogIndexPage',
  blogAuthorsPostsComponent: '@theme/BlogIndexPage',
  blogTagsListComponent: '@theme/BlogIndexPage',
  blogTagsPostsComponent: '@theme/BlogIndexPage',
  // One featured article and two rows of three.
  postsPerPage: 7,
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  processBlogPosts: ({blogPosts}) =>
    Promise.resolve(process.env.NODE_ENV === 'production' ? selectPublished(blogPosts, new Date()) : blogPosts),
  feedOptions: feedsOf(`${company.name} blog`, blogHome.meta),
};
