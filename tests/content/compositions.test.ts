import {industries, services, solutions} from '../support/families';

const offers = [...solutions, ...services];

/** What every page of a family has in common, in menu order. */
const compose = (contents: typeof offers) =>
  contents.map(({slug, hero, process, order, closing}) => ({
    slug,
    opening: hero.art.kind,
    process: process.kind,
    order,
    closing: closing.chart.kind,
  }));

const families = {
  solutions: compose(solutions),
  services: compose(services),
  industries: industries.map(({slug, layout}) => ({
    slug,
    opening: layout.hero.kind,
    process: layout.day.kind,
    order: layout.order,
    closing: layout.closing.kind,
  })),
};

describe.each(Object.entries(families))('%s, in menu order', (_, pages) => {
  test.each(['opening', 'process', 'order'] as const)('no two neighbors share their %s: change one of them', (part) => {
    const twins = pages.slice(1).filter((page, at) => String(page[part]) === String(pages[at]?.[part]));
    expect(twins.map(({slug}) => slug)).toEqual([]);
  });

  test('no closing variant appears three times in a row', () => {
    const kinds = pages.map(({closing}) => closing);
    expect(kinds.filter((kind, at) => kind === kinds[at + 1] && kind === kinds[at + 2])).toEqual([]);
  });
});

test.each(offers.map((content) => [content.slug, content] as const))('%s shows each section once', (_, content) => {
  const {order, facts, features} = content;
  const expected = ['features', 'fit', 'quotes', 'process', ...(facts ? ['facts'] : [])];
  expect(order.toSorted()).toEqual(expected.toSorted());
  expect(features.items.filter(({picture}) => picture)).toHaveLength(2);
});

test.each(industries.map((content) => [content.slug, content] as const))(
  '%s shows each section once',
  (_, {layout, features}) => {
    expect(layout.order.toSorted()).toEqual(['day', 'features', 'proof']);
    const titles = features.items.map(({title}) => title);
    expect(titles).toEqual(expect.arrayContaining(layout.pictures.map(({feature}) => feature)));
  },
);
