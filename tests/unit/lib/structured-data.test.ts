import {blogPosting, story} from '#src/lib/structured-data/articles';
import {toScript} from '#src/lib/structured-data/index';

// tests/built/structured-data.test.ts checks the data of every page.

const site = 'https://www.scalewell.example';
const config = {title: 'Scalewell', url: site};

test('text cannot end the script element', () => {
  expect(toScript({'@type': 'Organization', name: '</script><b>'})).not.toContain('<');
});

test('a case study has its anchor on the page, and the page’s picture', () => {
  const facts = {
    headline: 'H',
    description: 'D',
    section: 'Insurance',
    path: '/case-studies#i',
    published: '2025-10-28',
  };
  expect(story(config, facts)).toMatchObject({
    url: `${site}/case-studies#i`,
    image: `${site}/og/case-studies.png`,
    datePublished: '2025-10-28',
  });
});

test('an article has its author, its address, and its last change if it differs from its publication date', () => {
  const writer = {name: 'Maya Okafor', role: 'Head of sales'};
  const post = {title: 'T', excerpt: 'E', to: '/blog/t', category: 'Sales', date: '2025-10-02', writer};
  const changed = (updatedAt?: number) => blogPosting(config, {...post, updatedAt}).dateModified;
  expect(changed(Date.UTC(2026, 0, 5, 23))).toBe('2026-01-05');
  expect(changed(Date.UTC(2025, 9, 2, 23))).toBeUndefined();
  expect(changed()).toBeUndefined();
  const published = {datePublished: '2025-10-02', url: `${site}/blog/t`, author: {name: 'Maya Okafor'}};
  expect(blogPosting(config, post)).toMatchObject(published);
});
