import {company} from '#src/content/company/company';
import type {Article} from '#src/content/schema/blog';
import type {StyleguideContainersContent, StyleguideContent} from '#src/content/schema/styleguide';

const title = 'Style guide';

export const styleguide: StyleguideContent = {
  meta: {
    title,
    description: `The colors, text styles and components of the ${company.name} website.`,
  },
  head: {title, aside: 'What the site is made of. Switch the theme above; use the Tab key to move through it.'},
  contents: 'Chapters',
};

/** `/styleguide/containers` */
export const styleguideContainers: StyleguideContainersContent = {
  meta: {
    title: 'Elements in containers',
    description: `Each element of the ${company.name} website's texts, in each container that can hold it.`,
  },
  head: {
    title: 'Elements in containers',
    crumbs: [{label: title, to: '/styleguide'}, {label: 'Elements in containers'}],
  },
};

/** Sample article for cards and covers, because pages outside the blog get no blog data. */
export const styleguideArticle: Article = {
  title: 'Lead response time in three replies',
  excerpt: 'Three dealers’ replies to one buyer, taken apart: what speed changes, and who should answer at 9:40 PM.',
  to: '/blog',
  slug: 'first-five-minutes-decide-the-deal',
  category: 'Sales',
  minutes: 7,
  author: 'Maya Okafor',
  date: '2026-11-17',
  dateText: 'Nov 17, 2026',
};
