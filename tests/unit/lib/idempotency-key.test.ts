import {isIdempotencyKey} from '#src/contracts/idempotency';
import {createUuid} from '#src/lib/forms/idempotency-key';

// tests/components/contact-form.test.tsx covers when a form changes its key.

const version4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('creates version 4 UUIDs, even on insecure pages without crypto.randomUUID', () => {
  const insecure = {getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes)};
  const own = Array.from({length: 50}, () => createUuid(insecure));
  for (const uuid of [createUuid(), ...own]) {
    expect(uuid).toMatch(version4);
    expect(isIdempotencyKey(uuid)).toBe(true);
  }
  expect(new Set(own).size).toBe(own.length);
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
