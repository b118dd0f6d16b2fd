import {depth, linePath, stairs, stairsPolygon, stepArea, stepPath, topPercent} from '#src/lib/step-path/index';

describe('stepPath', () => {
  test('keeps each value until the next one and ends at the right edge', () => {
    expect(stepPath([0, 5, 10], {max: 10})).toBe('M0 100H50V50H100V0');
  });

  test('draws only levels and risers, never a slope or a curve', () => {
    const path = stepPath([0, 9, 15, 15, 34, 47, 58, 58, 83, 96, 121, 149, 172, 196.7], {max: 240});
    expect(path).toMatch(/^M0 100(?:[HV][\d.]+)+$/);
  });

  test('draws no riser when the value stays the same', () => {
    expect(stepPath([4, 4, 8], {max: 8})).toBe('M0 50H50H100V0');
  });

  test('fills the box it is given, measured from the lowest value of the scale', () => {
    expect(stepPath([10, 20], {width: 200, height: 40, min: 10, max: 30})).toBe('M0 40H200V20');
  });

  test('rounds to hundredths, so server and browser render the same markup', () => {
    expect(stepPath([1, 2, 3, 3], {max: 3})).toBe('M0 66.67H33.33V33.33H66.67V0H100');
  });

  test('handles series with fewer than two values', () => {
    expect(stepPath([], {max: 10})).toBe('');
    expect(stepPath([5], {max: 10})).toBe('M0 50');
    expect(stepPath([0, 0], {max: 0})).toBe('M0 100H100');
  });
});

describe('stepArea', () => {
  test('closes the step line along the bottom of its box', () => {
    expect(stepArea([0, 10], {max: 10})).toBe('M0 100H100V0V100H0Z');
    expect(stepArea([0, 10], {height: 40, max: 10})).toBe('M0 40H100V0V40H0Z');
    expect(stepArea([], {max: 10})).toBe('');
  });
});

describe('linePath', () => {
  test('joins the values of a target with straight lines', () => {
    expect(linePath([0, 5, 10], {max: 10})).toBe('M0 100L50 50L100 0');
  });
});

describe('depth and topPercent', () => {
  test('measure from the top edge down', () => {
    expect(depth(30, {max: 40})).toBe(0.25);
    expect(topPercent(40, {max: 40})).toBe(0);
    expect(topPercent(0, {max: 40})).toBe(100);
    expect(topPercent(1, {max: 3})).toBe(66.67);
  });

  test('put a scale without a range at the bottom edge', () => {
    expect(topPercent(7, {min: 7, max: 7})).toBe(100);
  });
});

describe('stairs', () => {
  test('go level to each point, then up or down to it', () => {
    expect(
      stairs([
        [0, 236],
        [160, 218],
        [300, 224],
        [430, 224],
      ]),
    ).toBe('M0 236H160V218H300V224H430');
  });

  test('drop straight down if the next point is lower', () => {
    expect(
      stairs([
        [840, 176],
        [840, 340],
      ]),
    ).toBe('M840 176V340');
  });
});

describe('stairsPolygon', () => {
  test('outlines the ground below the stairs in percent of the box', () => {
    const polygon = stairsPolygon(
      [
        [0, 80],
        [50, 40],
        [100, 40],
      ],
      {width: 100, height: 100},
    );
    expect(polygon).toBe('polygon(0% 80%, 50% 80%, 50% 40%, 100% 40%, 100% 100%, 0% 100%)');
  });

  test('is empty without points', () => {
    expect(stairsPolygon([], {width: 10, height: 10})).toBe('polygon(0% 100%)');
  });
});
