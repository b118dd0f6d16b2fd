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

test.each([undefined, null, '', 'text', 7, [], ['marta@oakline.example'], {}, {email: ''}, {email: null}])(
  'refuses %p in words that say what to do',
  (input) => {
    expect(parseSubscription(input)).toEqual({
      ok: false,
      errors: {email: 'Enter a full email address, like name@company.com.'},
    });
  },
);

test.each([[['a@b.example', 'c@d.example']], [{address: 'a@b.example'}], [7], [true]])(
  'refuses %p as an address',
  (email) => {
    expect(parseSubscription({email})).toMatchObject({ok: false, errors: {email: expect.any(String)}});
  },
);

test.each([
  'marta',
  'marta@',
  'marta@oakline',
  'marta @oakline.example',
  'a@b.example, c@d.example',
  'a@b.example\nBcc: c@d.example',
])('refuses %j', (email) => {
  expect(parseSubscription({email}).ok).toBe(false);
});

test('takes nothing from a prototype', () => {
  expect(parseSubscription(Object.create({email: 'marta@oakline.example'})).ok).toBe(false);
});

test('has every address once, the links of mails below that of the form', () => {
  const addresses = [subscribePath, confirmPath, unsubscribePath, ...Object.values(newsletterPages)];
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const path of [confirmPath, unsubscribePath]) expect(path.startsWith(`${subscribePath}/`)).toBe(true);
});
