import {servicePages, solutionPages} from '../support/families';

const families = {solutions: solutionPages, services: servicePages};

describe.each(Object.entries(families))('%s, in the order of their menu', (_, pages) => {
  const contents = pages.map(({content}) => content);

  test.each([
    ['opening', (at: number) => contents[at]?.hero.art.kind],
    ['signature', (at: number) => contents[at]?.signature.kind],
    ['order of sections', (at: number) => contents[at]?.order.join()],
  ])('no two neighbors share their %s: give one of them another', (__, read) => {
    const twins = contents.slice(1).flatMap(({slug}, at) => (read(at) === read(at + 1) ? [slug] : []));
    expect(twins).toEqual([]);
  });

  test('no kind of closing comes three times in a row', () => {
    const kinds = contents.map(({closing}) => closing.chart.kind);
    expect(kinds.filter((kind, at) => kind === kinds[at + 1] && kind === kinds[at + 2])).toEqual([]);
  });

  test.each(contents.map((content) => [content.slug, content] as const))(
    '%s shows each section once',
    (__, content) => {
      const {order, facts, features} = content;
      const expected = ['features', 'fit', 'quotes', 'signature', ...(facts ? ['facts'] : [])];
      expect(order.toSorted()).toEqual(expected.toSorted());
      expect(features.items.filter(({picture}) => picture)).toHaveLength(2);
    },
  );
});
