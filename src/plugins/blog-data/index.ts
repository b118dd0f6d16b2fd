import {createPageData} from './page-data';
import {wrapBlog} from './wrap-blog';

import {validateOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';

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
