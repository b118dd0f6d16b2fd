import {blogCategories} from '#src/content/blog/categories';
import {styleguideArticle} from '#src/content/styleguide/page';
import type {Example} from '#src/ui/example';
import {Cover} from './index';

export const example: Example = {
  purpose: 'Cover of an article, generated from its address and category.',
  layout: 'narrow',
  variants: Object.fromEntries(
    blogCategories.map((name) => [name, <Cover key={name} slug={styleguideArticle.slug} category={name} />]),
  ),
};
