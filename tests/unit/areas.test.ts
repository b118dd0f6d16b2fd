import {areaOf, areas, llmsSections} from '#src/site/areas';

describe('the area of an address', () => {
  test.each([
    ['/', {label: 'CRM and automation', vitals: 'home'}],
    ['/docs/messaging/send-a-text', {label: 'Documentation', search: 'docs', preview: 'paper', vitals: 'docs'}],
    ['/docs', {search: 'docs', vitals: 'docs-index'}],
    ['/docs/messaging', {search: 'docs', preview: 'paper', vitals: 'docs-index'}],
    ['/documentation', {label: 'Documentation', preview: 'band', vitals: 'docs-index'}],
    ['/blog/a2p-10dlc-approval', {search: 'blog', preview: 'cover', vitals: 'blog-post'}],
    ['/blog/tags/texting', {search: 'none', llms: 'Optional', vitals: 'blog-list', folder: 'blog'}],
    ['/blog/subscribe/confirmed', {vitals: 'other'}],
    ['/industries/healthcare', {preview: 'paper', llms: 'Industries', vitals: 'industry'}],
    ['/a-new-page', {label: 'CRM and automation', search: 'page', llms: 'Product and company', vitals: 'marketing'}],
    // Starts with /docs, but is a different page.
    ['/docs-archive', {label: 'CRM and automation'}],
  ])('of %s', (path, expected) => {
    expect(areaOf(path)).toMatchObject(expected);
  });

  test('is found for every row: no row is shadowed by an earlier one', () => {
    const hidden = areas.flatMap((area) =>
      area.paths.filter((path) => areaOf(path.replace(/\+$/, 'something').replace(/\*$/, 'some/thing')) !== area),
    );
    expect(hidden).toEqual([]);
  });

  test('leaves no section of llms.txt empty', () => {
    expect(llmsSections.filter((section) => !areas.some(({llms}) => llms === section))).toEqual([]);
  });
});
