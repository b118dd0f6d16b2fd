import {blogHome} from '#src/content/blog/pages';
import {company} from '#src/content/company';
import {editUrl, showLastUpdateTime} from './source';

import type {Options} from '@docusaurus/plugin-content-blog';

/** How `blog/` becomes pages and feeds. */
export const blogOptions: Options = {
  path: 'blog',
  routeBasePath: 'blog',
  blogTitle: blogHome.meta.title,
  blogDescription: blogHome.meta.description,
  // The featured article and two rows of three.
  postsPerPage: 7,
  blogSidebarCount: 0,
  editUrl,
  showLastUpdateTime,
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {
    type: 'all',
    title: `${company.name} blog`,
    description: blogHome.meta.description,
    copyright: `Copyright ${company.copyrightYear} ${company.name}`,
    language: 'en-US',
  },
};
