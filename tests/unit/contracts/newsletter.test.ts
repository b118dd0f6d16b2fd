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

test('has unique addresses, with mail links below the form’s address', () => {
  const addresses = [subscribePath, confirmPath, unsubscribePath, ...Object.values(newsletterPages)];
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const path of [confirmPath, unsubscribePath]) expect(path.startsWith(`${subscribePath}/`)).toBe(true);
});
