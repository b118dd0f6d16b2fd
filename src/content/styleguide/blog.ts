import {blogCategories} from '#src/content/blog/categories';
import {newsletterBand, newsletterForm, subscribePage} from '#src/content/blog/newsletter';
import {blogBanner, blogWords} from '#src/content/blog/pages';
import type {Article} from '#src/content/blog/types';

/** One article of `blog/`, typed here because pages outside the blog get no data from it. A test compares its address. */
const article: Article = {
  title: 'The first five minutes decide the deal',
  excerpt:
    'A buyer who writes at 9:40 PM writes to three of you. What to send first, how to measure your own reply time, and who answers at night.',
  to: '/blog/first-five-minutes-decide-the-deal',
  slug: 'first-five-minutes-decide-the-deal',
  category: 'Sales',
  minutes: 7,
  author: 'Maya Okafor',
  date: '2025-10-02',
  dateText: 'Oct 2, 2025',
};

export const styleguideBlog = {
  article,
  words: blogWords,
  /** One cover a category. */
  covers: blogCategories,
  pills: [
    {label: blogWords.all, to: '/blog'},
    ...blogCategories.map((name) => ({label: name, to: `/blog/tags/${name.toLowerCase()}`})),
  ],
  place: {page: 2, pages: 3, newer: '/blog', older: '/blog/archive'},
  columns: {title: subscribePage.insideTitle, items: subscribePage.inside},
  banner: blogBanner,
  newsletter: {...newsletterBand, form: newsletterForm},
} as const;
