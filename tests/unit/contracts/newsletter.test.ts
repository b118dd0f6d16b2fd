import {
  confirmPath,
  newsletterPages,
  parseSubscription,
  subscribePath,
  unsubscribePath,
} from '#src/contracts/newsletter';

test('takes an address, composed and trimmed, and nothing else', () => {
  expect(parseSubscription({email: ' Marta@Oakline.example\n', list: 'all'})).toEqual({
    ok: true,
    value: {email: 'Marta@Oakline.example'},
  });
});

// Which addresses are refused: contact.test.ts; both contracts read them with contracts/email.ts.
test.each([undefined, null, '', 'text', 7, [], {}, {email: ''}, {email: 'marta@oakline'}])(
  'refuses %p in words that say what to do',
  (input) => {
    expect(parseSubscription(input)).toEqual({
      ok: false,
      errors: {email: 'Enter a full email address, like name@company.com.'},
    });
  },
);

test('takes nothing from a prototype or a list', () => {
  expect(parseSubscription({email: ['a@b.example']}).ok).toBe(false);
  expect(parseSubscription(Object.create({email: 'marta@oakline.example'})).ok).toBe(false);
});

test('has every address once, the links of mails below that of the form', () => {
  const addresses = [subscribePath, confirmPath, unsubscribePath, ...Object.values(newsletterPages)];
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const path of [confirmPath, unsubscribePath]) expect(path.startsWith(`${subscribePath}/`)).toBe(true);
});
