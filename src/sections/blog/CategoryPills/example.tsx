import {blogCategories} from '#src/content/blog/categories';
import {blogLabels} from '#src/content/blog/pages';
import type {Example} from '#src/ui/example';
import {CategoryPills} from './index';

const topics = blogCategories.map((name) => ({label: name, to: `/blog/tags?${name}`}));
const links = [{label: blogLabels.all, to: '/blog'}, ...topics];

export const example: Example = {
  purpose: 'A row of links, one per category. The current one is filled.',
  variants: {
    current: <CategoryPills label={blogLabels.categories} links={links} current="/blog" />,
  },
};
