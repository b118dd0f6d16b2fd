import {addSelfLink, cleanFeedHtml} from './wrap-blog';

describe('feeds', () => {
  test('leave out attributes and elements for our own pages', () => {
    const html =
      '<h2 class="anchor" id="a">Why<a href="#a" class="hash-link" title="Link">\u200B</a></h2><!-- --><div role="group" aria-label="Table: A" tabindex="0" class="x"><table><tr><td>1</td></tr></table></div><p><a href="/docs">Docs</a></p>';
    expect(cleanFeedHtml(html)).toBe(
      '<h2 id="a">Why</h2><div><table><tr><td>1</td></tr></table></div><p><a href="/docs">Docs</a></p>',
    );
  });

  test('contain their own URL', () => {
    const address = 'https://www.scalewell.example/blog/x';
    expect(addSelfLink('<feed xmlns="a">\n', address)).toBe(
      `<feed xmlns="a">\n    <link rel="self" href="${address}"/>\n`,
    );
    expect(addSelfLink('<rss version="2.0"><channel>', address)).toContain(
      `<atom:link rel="self" type="application/rss+xml" href="${address}"/>`,
    );
    const item = '{"id": "a", "author": {"name": "Ada"}}';
    expect(JSON.parse(addSelfLink(`{"version": "1", "title": "Blog", "items": [${item}]}`, address))).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Blog',
      feed_url: address,
      items: [{id: 'a', authors: [{name: 'Ada'}]}],
    });
  });
});
