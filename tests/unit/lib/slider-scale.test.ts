import {evenScale, zoneScale} from '#src/lib/slider-scale';

test('an even scale has a position for each step, and keeps numbers beyond its end at the end', () => {
  const scale = evenScale(2000, 10);
  expect(scale.steps).toBe(200);
  expect([scale.toPosition(400), scale.toValue(40)]).toEqual([40, 400]);
  expect(scale.toPosition(9000)).toBe(200);
});

test('zones have equal widths, end at their limits and give round numbers', () => {
  const scale = zoneScale([1000, 10_000, 50_000, 200_000]);
  expect([1000, 10_000, 50_000, 200_000, 1_000_000].map(scale.toPosition)).toEqual([100, 200, 300, 400, 400]);
  expect([0, 100, 117, 150, 250, 400].map(scale.toValue)).toEqual([0, 1000, 2500, 5500, 30_000, 200_000]);
});

test('a zone has no number below the least one', () => {
  const users = zoneScale([1, 3, 10, 50], 1);
  expect([0, 100, 150, 200].map(users.toValue)).toEqual([1, 1, 2, 3]);
});
