import {composeMailto, mailtoLimit} from '#src/lib/forms/mailto';

const draft = {
  to: 'support@scalewell.example',
  subject: 'Message from Ann & Bo',
  body: 'One\nTwo, 100% + more?\r\nThree',
};

test('fills in address, subject and body, with the line breaks of RFC 6068', () => {
  expect(composeMailto(draft)).toBe(
    'mailto:support@scalewell.example?subject=Message%20from%20Ann%20%26%20Bo&body=One%0D%0ATwo%2C%20100%25%20%2B%20more%3F%0D%0AThree',
  );
});

test('an address cannot add a header', () => {
  expect(composeMailto({...draft, to: 'a@b.example?cc=c@d.example'})).not.toContain('?cc');
});

test.each(['x', 'é', '漢', '😀', 'a\n'])('a long body of %j is truncated with a note', (character) => {
  const mailto = composeMailto({...draft, body: character.repeat(5000)}, 2000);
  expect(mailto.length).toBeLessThanOrEqual(2000);
  expect(mailto.length).toBeGreaterThan(1900);
  const body = new URL(mailto).searchParams.get('body') ?? '';
  expect(body).toMatch(/Please paste the rest\.\]$/);
  expect(body).not.toContain('�');
});

test('a body that fits is not truncated', () => {
  const whole = composeMailto(draft);
  expect(composeMailto(draft, whole.length)).toBe(whole);
  expect(composeMailto(draft, whole.length - 1)).not.toBe(whole);
});

test('only Windows has a limit', () => {
  expect(mailtoLimit('Mozilla/5.0 (Windows NT 10.0; Win64; x64)')).toBe(2000);
  expect(mailtoLimit('Mozilla/5.0 (X11; Linux x86_64)')).toBe(Number.POSITIVE_INFINITY);
});
