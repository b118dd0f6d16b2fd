import {company} from '#src/content/company';
import type {Article} from '#src/content/blog/types';
import type {PageMeta} from '#src/content/types';

const title = 'Style guide';

export const styleguide = {
  meta: {
    title,
    description: `The colors, text styles and components of the ${company.name} website.`,
  } satisfies PageMeta,
  head: {title, aside: 'What the site is made of. Switch the theme above; walk through it with the Tab key.'},
  contents: 'Chapters',
} as const;

/** Sample for cards and covers. Pages outside the blog get no data from it. */
export const styleguideArticle: Article = {
  title: 'The first five minutes decide the deal',
  excerpt: 'A buyer who writes at 9:40 PM writes to three of you. What to send first, and who answers at night.',
  to: '/blog/first-five-minutes-decide-the-deal',
  slug: 'first-five-minutes-decide-the-deal',
  category: 'Sales',
  minutes: 7,
  author: 'Maya Okafor',
  date: '2025-10-02',
  dateText: 'Oct 2, 2025',
};
