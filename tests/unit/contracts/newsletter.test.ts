import {
  confirmPath,
  newsletterPages,
  parseSubscription,
  subscribePath,
  unsubscribePath,
} from '#src/contracts/newsletter';

test('parses a normalized address and nothing else', () => {
  expect(parseSubscription({email: ' Marta@Oakline.example\n', list: 'all'})).toEqual({
    ok: true,
    value: {email: 'Marta@Oakline.example'},
  });
});

// contact.test.ts covers invalid addresses; both contracts use contracts/email.ts.
test.each([undefined, null, '', 'text', 7, [], {}, {email: ''}, {email: 'marta@oakline'}])(
  'rejects %p with a message',
  (input) => {
    expect(parseSubscription(input)).toEqual({
      ok: false,
      errors: {email: 'Enter a full email address, like name@company.com.'},
    });
  },
);

test('ignores prototypes and lists', () => {
  expect(parseSubscription({email: ['a@b.example']}).ok).toBe(false);
  expect(parseSubscription(Object.create({email: 'marta@oakline.example'})).ok).toBe(false);
});

test('has unique addresses, with mail links below the form’s address', () => {
  const addresses = [subscribePath, confirmPath, unsubscribePath, ...Object.values(newsletterPages)];
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const path of [confirmPath, unsubscribePath]) expect(path.startsWith(`${subscribePath}/`)).toBe(true);
});
