import {blogLabels} from '#src/content/blog/pages';
import {styleguideArticle} from '#src/content/styleguide/page';
import type {Example} from '#src/ui/example';
import {PostCard} from './index';

export const example: Example = {
  purpose: 'An article in a list, without border or ground. A tap anywhere opens it.',
  layout: 'narrow',
  variants: {article: <PostCard article={styleguideArticle} minutesLabel={blogLabels.minutes} />},
};
