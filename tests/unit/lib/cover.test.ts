import {drawCover} from '#src/lib/cover-art/index';
import {createRandom, hashText} from '#src/lib/cover-art/random';
import {canvas, type Shape} from '#src/lib/cover-art/shapes';

const categories = ['Sales', 'Automation', 'Booking', 'CRM', 'SEO', 'Reporting', 'Messaging', 'Something new'];
const slugs = ['first-five-minutes', 'stop-the-sequence', 'no-show-costs', 'a', '', '2025-10-02-the-monday-report'];
const covers = categories.flatMap((category) => slugs.map((slug) => [category, slug] as const));

function accents(shapes: readonly Shape[]): number {
  return shapes.filter(({paint}) => paint === 'accent').length;
}

describe('drawCover', () => {
  test.each(covers)('draws exactly one accent (%s, "%s")', (category, slug) => {
    expect(accents(drawCover(slug, category).shapes)).toBe(1);
  });

  test.each(covers)('draws the same picture for the same slug (%s, "%s")', (category, slug) => {
    expect(drawCover(slug, category)).toEqual(drawCover(slug, category));
  });

  test.each(categories)('draws a different picture for a different slug (%s)', (category) => {
    const drawn = slugs.map((slug) => JSON.stringify(drawCover(slug, category)));
    expect(new Set(drawn).size).toBe(slugs.length);
  });

  test('derives the kind of drawing from the category, ignoring case', () => {
    expect(drawCover('same-slug', 'SEO')).toEqual(drawCover('same-slug', 'seo'));
    expect(drawCover('same-slug', 'SEO').shapes).not.toEqual(drawCover('same-slug', 'Booking').shapes);
  });

  test.each(covers)('prints finite, short numbers (%s, "%s")', (category, slug) => {
    const text = JSON.stringify(drawCover(slug, category).shapes);
    expect(text).not.toMatch(/null|NaN|Infinity|\.\d{3,}/);
  });

  test.each(covers)('keeps the accent inside the canvas (%s, "%s")', (category, slug) => {
    const accent = drawCover(slug, category).shapes.find(({paint}) => paint === 'accent');
    if (accent?.shape === 'block') {
      expect(accent.x).toBeGreaterThanOrEqual(0);
      expect(accent.x + accent.width).toBeLessThanOrEqual(canvas.width);
      expect(accent.y).toBeGreaterThanOrEqual(0);
      expect(accent.y + accent.height).toBeLessThanOrEqual(canvas.height);
    }
  });
});

describe('createRandom', () => {
  test('repeats its numbers for the same seed', () => {
    const [one, two] = [createRandom(42), createRandom(42)];
    const draw = (random: typeof one) => Array.from({length: 20}, () => random.between(0, 1));
    expect(draw(one)).toEqual(draw(two));
  });

  test('stays within its bounds', () => {
    const random = createRandom(hashText('bounds'));
    const drawn = Array.from({length: 500}, () => random.whole(2, 4));
    expect(new Set(drawn)).toEqual(new Set([2, 3, 4]));
  });
});
