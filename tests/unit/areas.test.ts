import {areaOf, areas, llmsSections} from '#src/site/areas';

describe('the area of an address', () => {
  test.each([
    ['/', {label: 'CRM and automation'}],
    ['/docs/messaging/send-a-text', {label: 'Documentation', search: 'docs', preview: 'paper'}],
    ['/docs', {search: 'docs'}],
    ['/docs/messaging', {search: 'docs', preview: 'paper'}],
    ['/documentation', {label: 'Documentation', preview: 'band'}],
    ['/blog/a2p-10dlc-approval', {search: 'blog', preview: 'cover'}],
    ['/blog/tags/texting', {search: 'none', llms: 'Optional', folder: 'blog'}],
    ['/blog/subscribe/confirmed', {preview: 'paper'}],
    ['/industries/healthcare', {preview: 'paper', llms: 'Industries'}],
    ['/a-new-page', {label: 'CRM and automation', search: 'page', llms: 'Product and company'}],
    // Starts with /docs, but is a different page.
    ['/docs-archive', {label: 'CRM and automation'}],
  ])('of %s', (path, expected) => {
    expect(areaOf(path)).toMatchObject(expected);
  });

  test('is found for every row: no row is shadowed by an earlier one', () => {
    const hidden = areas.flatMap((area) =>
      area.paths.filter((path) => areaOf(path.replace(/\*$/, 'some/thing')) !== area),
    );
    expect(hidden).toEqual([]);
  });

  test('leaves no section of llms.txt empty', () => {
    expect(llmsSections.filter((section) => !areas.some(({llms}) => llms === section))).toEqual([]);
  });
});
