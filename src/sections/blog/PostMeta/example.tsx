import {blogLabels} from '#src/content/blog/pages';
import {styleguideArticle} from '#src/content/styleguide/page';
import type {Example} from '#src/ui/example';
import {PostMeta} from './index';

export const example: Example = {
  purpose: 'The two small lines of an article: topic and reading time, author and date.',
  variants: {
    'show="topic"': <PostMeta article={styleguideArticle} show="topic" minutesLabel={blogLabels.minutes} />,
    'show="origin"': <PostMeta article={styleguideArticle} show="origin" minutesLabel={blogLabels.minutes} />,
  },
};
