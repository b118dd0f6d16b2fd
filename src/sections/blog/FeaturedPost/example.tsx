import {blogLabels} from '#src/content/blog/pages';
import {styleguideArticle} from '#src/content/styleguide/page';
import type {Example} from '#src/ui/example';
import {FeaturedPost} from './index';

export const example: Example = {
  purpose: 'The article that opens the list, with its cover on the left.',
  variants: {article: <FeaturedPost article={styleguideArticle} minutesLabel={blogLabels.minutes} />},
};
