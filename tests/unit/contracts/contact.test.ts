import {parseContactMessage} from '#src/contracts/contact';

const valid = {
  firstName: 'Marta',
  lastName: 'Silva',
  email: 'marta@oakline.example',
  company: 'Oakline Studio',
  message: 'Can Scalewell take deposits?',
};

const errorsOf = (input: unknown) => {
  const result = parseContactMessage(input);
  return result.ok ? {} : result.errors;
};

const parsedValue = (input: unknown) => {
  const result = parseContactMessage(input);
  return result.ok ? result.value : undefined;
};

test('parses a message and drops unknown fields', () => {
  expect(parsedValue({...valid, role: 'admin'})).toEqual(valid);
});

test.each([undefined, null, ''])('treats %p as an omitted company', (company) => {
  expect(parsedValue({...valid, company})?.company).toBe('');
});

test('has a message for each missing field', () => {
  expect(errorsOf({})).toEqual({
    firstName: 'Enter your first name.',
    lastName: 'Enter your last name.',
    email: 'Enter a full email address, like name@company.com.',
    message: 'Write a line or two about what you need.',
  });
});

test('normalizes Unicode, spaces and line breaks', () => {
  const value = parsedValue({...valid, firstName: '  Rene\u0301e\n', message: '\r\n One\r\ntwo\rthree\tfour \n'});
  expect(value?.firstName).toBe('Ren\u00E9e');
  expect(value?.message).toBe('One\ntwo\nthree\tfour');
});

test.each([
  'a@b.co',
  "o'brien+sales@mail.oakline.example",
  'first.last@xn--80ak6aa92e.xn--p1ai',
  `${'a'.repeat(64)}@oakline.example`,
])('accepts the address %s', (email) => {
  expect(errorsOf({...valid, email})).toEqual({});
});

test.each([
  'marta@oakline',
  'marta',
  '@oakline.example',
  'marta@',
  'marta@oakline.e',
  'marta..silva@oakline.example',
  '.marta@oakline.example',
  'marta.@oakline.example',
  'marta@-oakline.example',
  'marta@oakline-.example',
  'marta@oakline..example',
  'marta@192.0.2.1',
  'marta silva@oakline.example',
  'Marta <marta@oakline.example>',
  'marta@oakline.example, eve@evil.example',
  'marta@oakline.example\nBcc: eve@evil.example',
  'm\u00E4rta@oakline.example',
  `${'a'.repeat(65)}@oakline.example`,
  'info@bü cher.example',
  'info@bücher',
  'infö@oakline.example',
  'info@bücher.example/x',
  'info@ü.example:80',
])('rejects the address %p', (email) => {
  expect(errorsOf({...valid, email})).toEqual({email: 'Enter a full email address, like name@company.com.'});
});

test('validates a hostile address quickly', () => {
  const started = performance.now();
  errorsOf({...valid, email: `${'a.'.repeat(100_000)}@`});
  errorsOf({...valid, email: `a@${'a-'.repeat(120)}`});
  expect(performance.now() - started).toBeLessThan(500);
});

/** Line breaks, controls, marks that change the direction of text, and half a surrogate pair. */
const unseen = ['\n', '\r', '\u2028', '\0', '\u001B', '\u0085', '\t', '\u202E', '\u2067', '\uD800'];

test.each(unseen)('rejects %j in a line', (character) => {
  for (const field of ['firstName', 'lastName', 'company']) {
    const value = `Mar${character}ta`;
    expect(errorsOf({...valid, [field]: value})).toEqual({[field]: expect.stringContaining('on one line')});
  }
});

test.each(['\0', '\u001B', '\u0085', '\uDC00'])('rejects %p in the message', (character) => {
  expect(errorsOf({...valid, message: `One${character}two`})).toEqual({
    message: 'Remove hidden control characters from your message.',
  });
});

test.each(['\u200B', '\u00A0 ', '\uFEFF', '\u2060'])('requires a visible name, not %p', (firstName) => {
  expect(errorsOf({...valid, firstName})).toEqual({firstName: 'Enter your first name.'});
});

test('accepts names and messages in any script', () => {
  const world = {firstName: 'محمد', lastName: '李-Ødegård', message: '予約 📅 १२३'};
  expect(parsedValue({...valid, ...world})).toMatchObject(world);
});

test.each(['\u200B', '\u061C', '\u00AD', '\uFEFF', '\u{E0061}', '\u2060', '\u200F'])(
  'removes invisible characters from names (%j)',
  (mark) => {
    expect(parsedValue({...valid, firstName: `${mark}Mar${mark}ta`})?.firstName).toBe('Marta');
    expect(errorsOf({...valid, lastName: mark})).toEqual({lastName: 'Enter your last name.'});
  },
);

test('keeps the joiners Persian names need', () => {
  expect(parsedValue({...valid, lastName: 'علی\u200Cرضا'})?.lastName).toBe('علی\u200Cرضا');
});

test.each([
  ['info@bücher.example', 'info@xn--bcher-kva.example'],
  ['info@büro.bücher.example', 'info@xn--bro-hoa.xn--bcher-kva.example'],
  ['info@例え.テスト', 'info@xn--r8jz45g.xn--zckzah'],
  ['Info@Oakline.example', 'Info@Oakline.example'],
])('normalizes %s to %s', (typed, email) => {
  expect(parsedValue({...valid, email: typed})?.email).toBe(email);
});
