import {blogBanner, blogHome, blogLabels, pageOfList} from '#src/content/blog/pages';
import {newsletterBand, newsletterForm} from '#src/content/blog/newsletter';
import type {BlogListData} from '#src/plugins/blog-data/types';
import {BlogHomePage} from '#src/templates/blog/BlogHomePage';

import type {ReactNode} from 'react';

/** `/blog` and its later pages. */
export default function BlogListPage(data: BlogListData): ReactNode {
  const {page, pages} = data.place;
  return (
    <BlogHomePage
      data={data}
      meta={pageOfList(blogHome.meta, page, pages)}
      title={page === 1 ? blogHome.title : blogHome.olderTitle}
      labels={blogLabels}
      newsletter={{...newsletterBand, form: newsletterForm}}
      banner={blogBanner}
    />
  );
}
