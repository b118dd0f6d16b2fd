import {drawCover} from '#src/lib/cover-art/index';
import {createRandom, hashText} from '#src/lib/cover-art/random';
import {canvas} from '#src/lib/cover-art/shapes';

const categories = ['Sales', 'Automation', 'Booking', 'CRM', 'SEO', 'Reporting', 'Messaging', 'Something new'];
const slugs = ['first-five-minutes', 'stop-the-sequence', 'no-show-costs', 'a', '', '2025-10-02-the-monday-report'];
const covers = categories.flatMap((category) => slugs.map((slug) => [category, slug] as const));

describe('a cover', () => {
  test.each(covers)('of %s, "%s", has one accent inside the canvas, and short numbers', (category, slug) => {
    const {shapes} = drawCover(slug, category);
    const [accent, ...others] = shapes.filter(({paint}) => paint === 'accent');
    expect([accent, others]).toEqual([expect.anything(), []]);
    if (accent?.shape === 'block') {
      expect(Math.min(accent.x, accent.y)).toBeGreaterThanOrEqual(0);
      expect(accent.x + accent.width).toBeLessThanOrEqual(canvas.width);
      expect(accent.y + accent.height).toBeLessThanOrEqual(canvas.height);
    }
    expect(JSON.stringify(shapes)).not.toMatch(/null|NaN|Infinity|\.\d{3,}/);
    expect(drawCover(slug, category).shapes).toEqual(shapes);
  });

  test.each(categories)('of %s differs for each slug', (category) => {
    expect(new Set(slugs.map((slug) => JSON.stringify(drawCover(slug, category)))).size).toBe(slugs.length);
  });

  test('has the kind of drawing of its category, ignoring case', () => {
    expect(drawCover('same-slug', 'SEO')).toEqual(drawCover('same-slug', 'seo'));
    expect(drawCover('same-slug', 'SEO').shapes).not.toEqual(drawCover('same-slug', 'Booking').shapes);
  });
});

test('random numbers repeat for the same seed and stay within their bounds', () => {
  const draw = () => {
    const random = createRandom(hashText('bounds'));
    return Array.from({length: 500}, () => random.whole(2, 4));
  };
  expect(draw()).toEqual(draw());
  expect(new Set(draw())).toEqual(new Set([2, 3, 4]));
});
