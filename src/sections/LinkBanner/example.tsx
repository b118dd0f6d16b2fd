import {blogBanner} from '#src/content/blog/pages';
import type {Example} from '#src/templates/StyleguidePage/types';
import {LinkBanner} from './index';

export const example: Example = {
  use: 'A strip at the foot of a page that leads to one other page.',
  looks: {title: <LinkBanner {...blogBanner} />},
  ground: 'frame',
};
