import {depth, linePath, stairs, stairsPolygon, stepArea, stepPath, topPercent} from '#src/lib/step-path/index';

type Scale = Parameters<typeof stepPath>[1];

test.each<[what: string, values: number[], scale: Scale, path: string]>([
  ['keeps each value until the next one and ends at the right edge', [0, 5, 10], {max: 10}, 'M0 100H50V50H100V0'],
  ['draws no riser when the value stays the same', [4, 4, 8], {max: 8}, 'M0 50H50H100V0'],
  ['fills the box it is given', [10, 20], {width: 200, height: 40, min: 10, max: 30}, 'M0 40H200V20'],
  [
    'rounds to hundredths, so server and browser render the same markup',
    [1, 2, 3, 3],
    {max: 3},
    'M0 66.67H33.33V33.33H66.67V0H100',
  ],
  ['is empty without values', [], {max: 10}, ''],
  ['is a point with one value', [5], {max: 10}, 'M0 50'],
  ['draws a scale without a range at the bottom', [0, 0], {max: 0}, 'M0 100H100'],
])('a step line %s', (_what, values, scale, path) => {
  expect(stepPath(values, scale)).toBe(path);
});

test('the area below a step line is closed along the bottom of its box', () => {
  expect(stepArea([0, 10], {height: 40, max: 10})).toBe('M0 40H100V0V40H0Z');
  expect(stepArea([], {max: 10})).toBe('');
});

test('a target joins its values with straight lines', () => {
  expect(linePath([0, 5, 10], {max: 10})).toBe('M0 100L50 50L100 0');
});

test('positions are measured from the top edge down', () => {
  expect(depth(30, {max: 40})).toBe(0.25);
  expect([40, 0].map((value) => topPercent(value, {max: 40}))).toEqual([0, 100]);
  expect(topPercent(1, {max: 3})).toBe(66.67);
  expect(topPercent(7, {min: 7, max: 7})).toBe(100);
});

/** Points written as in SVG: `0,236 160,218`. */
const pointsOf = (text: string) => text.split(' ').map((pair) => pair.split(',').map(Number) as [number, number]);

test.each([
  ['go level to each point, then up or down to it', '0,236 160,218 300,224 430,224', 'M0 236H160V218H300V224H430'],
  ['drop straight down if the next point is lower', '840,176 840,340', 'M840 176V340'],
])('stairs %s', (_what, points, path) => {
  expect(stairs(pointsOf(points))).toBe(path);
});

test('the ground below the stairs is a polygon in percent of the box', () => {
  const box = {width: 100, height: 100};
  const corners = '0% 80%, 50% 80%, 50% 40%, 100% 40%, 100% 100%, 0% 100%';
  expect(stairsPolygon(pointsOf('0,80 50,40 100,40'), box)).toBe(`polygon(${corners})`);
  expect(stairsPolygon([], box)).toBe('polygon(0% 100%, 0% 100%)');
});
