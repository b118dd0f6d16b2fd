import {compute} from '#src/lib/formula/index';

test.each([
  ['A × B × (1 − D)', 9],
  ['A * B * C * (1 - D) * 48', 38_880],
  ['A + B ÷ 2 − 0.5', 119.55],
  ['((A))', 120],
])('computes %s', (formula, result) => {
  expect(compute(formula, {A: 120, B: 0.1, C: 90, D: 0.25})).toBeCloseTo(result);
});

test.each(['A × X', 'A B', '(A', 'A ×', ''])('rejects “%s”', (formula) => {
  expect(() => compute(formula, {A: 1, B: 2})).toThrow(/is not a valid formula/);
});
