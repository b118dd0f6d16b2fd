import {blogLabels} from '#src/content/blog/pages';
import type {Example} from '#src/ui/example';
import {Pager} from './index';

export const example: Example = {
  purpose: 'To the newer and the older page of a long list.',
  variants: {place: <Pager place={{page: 2, pages: 3, newer: '/blog', older: '/blog/archive'}} labels={blogLabels} />},
};
