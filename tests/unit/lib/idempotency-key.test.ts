import {isIdempotencyKey} from '#src/contracts/hidden-fields';
import {createKeyKeeper} from '#src/lib/forms/idempotency-key';

// tests/components/booking-calendar.test.tsx covers when a form changes its key.

test('creates a valid key that no other form has', () => {
  const keys = Array.from({length: 50}, () => createKeyKeeper().keyFor('the same'));
  expect(keys.filter((key) => !isIdempotencyKey(key))).toEqual([]);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each([
  ['a'.repeat(16), true],
  ['A-z_'.repeat(32), true],
  ['a'.repeat(15), false],
  ['a'.repeat(129), false],
  [`${'a'.repeat(16)}\n`, false],
  ['a b'.repeat(6), false],
  [['a'.repeat(16)], false],
  [1e20, false],
  [null, false],
])('%j is a key: %p', (key, valid) => {
  expect(isIdempotencyKey(key)).toBe(valid);
});
