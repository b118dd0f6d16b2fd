import {contactForm} from '#src/contracts/contact';

const valid = {
  firstName: 'Marta',
  lastName: 'Silva',
  email: 'marta@oakline.example',
  company: 'Oakline Studio',
  message: 'Can Scalewell take deposits?',
};

const errorsOf = (input: unknown) => {
  const result = contactForm.parse(input);
  return result.ok ? {} : result.errors;
};

const parsedValue = (input: unknown) => {
  const result = contactForm.parse(input);
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

test('reads the apostrophe that phones type in an address', () => {
  expect(parsedValue({...valid, email: 'pat.o’neil@oakline.example'})?.email).toBe("pat.o'neil@oakline.example");
  expect(parsedValue({...valid, lastName: 'O’Neil'})?.lastName).toBe('O’Neil');
});

test('keeps the line breaks of slides', () => {
  const value = parsedValue({...valid, company: 'Oakline\vStudio', message: 'Title\vSecond line\fNext page\u2028End'});
  expect(value?.message).toBe('Title\nSecond line\nNext page\nEnd');
  expect(value?.company).toBe('Oakline Studio');
});

test.each([
  'a@b.co',
  "o'brien+sales@mail.oakline.example",
  'pat.o’neil@oakline.example',
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
  'marta@oakline.example, eve@evil.example',
  'marta@oakline.example\nBcc: eve@evil.example',
  `${'a'.repeat(65)}@oakline.example`,
  'info@bü cher.example',
  'info@bücher',
  'info@bücher.example/x',
  'info@ü.example:80',
])('rejects the address %p', (email) => {
  expect(errorsOf({...valid, email})).toEqual({email: 'Enter a full email address, like name@company.com.'});
});

test.each(['m\u00E4rta@oakline.example', 'infö@bücher.example'])('says what is wrong with %s', (email) => {
  expect(errorsOf({...valid, email})).toEqual({
    email: 'Write your address without accents or special letters before the @.',
  });
});

// A slow pattern would take minutes, which the time limit of tests ends.
test.each([`${'a.'.repeat(100_000)}@`, `a@${'a-'.repeat(120)}`, `${'<'.repeat(50_000)}${'ä'.repeat(50_000)}`])(
  'rejects a hostile address without trying for minutes: %#',
  (email) => {
    expect(Object.keys(errorsOf({...valid, email}))).toEqual(['email']);
  },
);

test.each(['\n', '\r', '\uD800'])('rejects %j in a line', (character) => {
  for (const field of ['firstName', 'lastName', 'company']) {
    const value = `Mar${character}ta`;
    expect(errorsOf({...valid, [field]: value})).toEqual({[field]: expect.stringContaining('on one line')});
  }
});

test('rejects half a surrogate pair in the message and removes control characters', () => {
  expect(errorsOf({...valid, message: 'One\uDC00two'})).toEqual({
    message: 'Remove broken characters from your message.',
  });
  expect(parsedValue({...valid, message: 'One\0, \u001B\u0085two\n\tthree'})?.message).toBe('One, two\n\tthree');
});

test.each([
  '\u200B',
  '\u00A0 ',
  '\uFEFF',
  '\u2060',
  '\u3164',
  '\u115F',
  '\uFFA0',
  '\u2800',
  '\u200D',
  '\uFE0F',
  '\u0301',
])('requires a visible name, not %p', (firstName) => {
  expect(errorsOf({...valid, firstName})).toEqual({firstName: 'Enter your first name.'});
});

test('accepts names and messages in any script', () => {
  const world = {firstName: 'محمد', lastName: '李-Ødegård', message: '予約 📅 १२३'};
  expect(parsedValue({...valid, ...world})).toMatchObject(world);
});

const directions = ['\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069'];
const unseen = [
  '\u200B',
  '\u061C',
  '\u00AD',
  '\uFEFF',
  '\u{E0061}',
  '\u2060',
  '\u200F',
  '\u034F',
  '\u3164',
  '\0',
  '\u0085',
];

test.each([...unseen, ...directions])('removes what nobody can see from names and addresses (%j)', (mark) => {
  expect(parsedValue({...valid, firstName: `${mark}Mar${mark}ta`})?.firstName).toBe('Marta');
  expect(parsedValue({...valid, email: `${mark}marta@oak${mark}line.example${mark}`})?.email).toBe(
    'marta@oakline.example',
  );
  expect(errorsOf({...valid, lastName: mark})).toEqual({lastName: 'Enter your last name.'});
});

test.each(['\t', '\u2028', '\u2029'])('turns %j into a space', (character) => {
  expect(parsedValue({...valid, company: `Oakline${character}Dental`})?.company).toBe('Oakline Dental');
});

test('keeps the joiners Persian names need and the selectors of emoji', () => {
  expect(parsedValue({...valid, company: 'Oak \u2764\uFE0F'})?.company).toBe('Oak \u2764\uFE0F');
  expect(parsedValue({...valid, lastName: 'علی\u200Cرضا'})?.lastName).toBe('علی\u200Cرضا');
});

test.each([
  ['info@bücher.example', 'info@xn--bcher-kva.example'],
  ['info@büro.bücher.example', 'info@xn--bro-hoa.xn--bcher-kva.example'],
  ['info@例え.テスト', 'info@xn--r8jz45g.xn--zckzah'],
  ['Info@Oakline.example', 'Info@Oakline.example'],
  ['Marta Silva <marta@oakline.example>', 'marta@oakline.example'],
  ['mailto:marta@oakline.example', 'marta@oakline.example'],
  ['marta@oakline.example.', 'marta@oakline.example'],
])('normalizes %s to %s', (typed, email) => {
  expect(parsedValue({...valid, email: typed})?.email).toBe(email);
});
