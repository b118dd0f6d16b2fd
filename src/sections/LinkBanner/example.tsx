import {blogBanner} from '#src/content/blog/pages';
import type {Example} from '#src/ui/example';
import {LinkBanner} from './index';

export const example: Example = {
  purpose: 'A strip at the foot of a page that leads to one other page.',
  variants: {title: <LinkBanner {...blogBanner} />},
  background: 'frame',
};
