import {templateRules} from '#src/site/vitals';
import {describePage, findTemplate} from './name-page-routes';

test('a page names its routes, the modules of its chunks and its template', () => {
  const routes = [{path: '/a', chunks: {__comp: 'a1'}}];
  const chunks = [{name: 'a1', request: '@site/a.js', id: 7}];
  expect(describePage({routes, chunks, ownRequests: ['@site/a.js'], scripts: []}, [[/a\.js$/, 'marketing']])).toEqual({
    routes,
    modules: {a1: 7},
    template: 'marketing',
  });
});

test.each([
  ['home', ['@site/src/pages/index.tsx']],
  ['marketing', ['@site/src/pages/pricing.tsx']],
  ['industry', ['@site/src/pages/industries/index.tsx']],
  ['industry', ['@site/src/pages/industries/healthcare.tsx']],
  ['offer', ['@site/src/pages/services/seo-growth.tsx']],
  ['docs-index', ['@site/src/pages/documentation.tsx']],
  ['docs-index', ['@theme/DocItem', '@site/docs/index.mdx']],
  ['docs-index', ['@theme/DocItem', '@site/docs/messaging/index.mdx']],
  ['docs', ['@theme/DocItem', '@site/docs/messaging/send-a-text.mdx']],
  ['blog-list', ['@theme/BlogListPage']],
  ['blog-list', ['@theme/Blog/Pages/BlogAuthorsPostsPage']],
  ['blog-post', ['@theme/BlogPostPage', '@site/blog/2026-01-31-a/index.mdx']],
  ['legal', ['@theme/MDXPage', '@site/src/pages/privacy.mdx']],
  ['faq', ['@site/src/pages/billing-faq.tsx']],
  ['book', ['@site/src/pages/book.tsx']],
  ['search', ['@site/src/pages/search.tsx']],
  ['other', ['@site/src/pages/styleguide.tsx']],
  ['other', ['@site/src/pages/contact/sent.tsx']],
  ['other', []],
])('%s is the template of a page made of %j', (template, modules) => {
  expect(findTemplate(templateRules, modules)).toBe(template);
});
