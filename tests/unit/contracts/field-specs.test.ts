import {bookingFields, bookingFieldSpecs, parseBooking} from '#src/contracts/booking';
import {contactFields, contactFieldSpecs, parseContactMessage} from '#src/contracts/contact';
import {emailField} from '#src/contracts/email';
import {labelOf} from '#src/contracts/field-spec';
import {parseSubscription} from '#src/contracts/newsletter';
import {parseTrialRequest, trialFieldSpecs} from '#src/contracts/trial';

const booking = {start: '2027-03-15T14:00Z', zone: 'America/Toronto'};

const fields = [
  ...contactFields.map((field) => ({
    name: `contact ${field}`,
    spec: contactFieldSpecs[field],
    parse: (value: string) => parseContactMessage({[field]: value}),
    field,
  })),
  ...bookingFields.map((field) => ({
    name: `booking ${field}`,
    spec: bookingFieldSpecs[field],
    parse: (value: string) => parseBooking({...booking, [field]: value}),
    field,
  })),
  ...(['name', 'company', 'email'] as const).map((field) => ({
    name: `trial ${field}`,
    spec: trialFieldSpecs[field],
    parse: (value: string) => parseTrialRequest({[field]: value}),
    field,
  })),
  {
    name: 'newsletter email',
    spec: emailField,
    parse: (value: string) => parseSubscription({email: value}),
    field: 'email',
  },
];

describe.each(fields)('$name', ({spec, parse, field}) => {
  const errorFor = (value: string) => {
    const result = parse(value);
    return result.ok ? undefined : new Map(Object.entries(result.errors)).get(field);
  };

  test('is required if the schema requires it', () => {
    expect(errorFor('') !== undefined).toBe(spec.required);
    expect(labelOf(spec).endsWith(' (optional)')).toBe(!spec.required);
  });

  test.each(spec.type === 'email' ? ['m'] : ['m', '\u{1F600}', 'e\u0301'])(
    'has the schema’s maximum length, and counts %p as one character',
    (character) => {
      const start = spec.type === 'email' ? `${'a'.repeat(64)}@${'b.'.repeat(93)}co` : '';
      const errorAtLength = (length: number) => errorFor(start + character.repeat(length - start.length));
      expect(errorAtLength(spec.maxLength)).toBeUndefined();
      expect(errorAtLength(spec.maxLength + 1)).toContain(`to ${spec.maxLength.toLocaleString('en')} characters`);
    },
  );
});

const typed = {name: 'Marta', firstName: 'Marta', lastName: 'Silva', email: 'marta@oakline.example', message: 'Hello'};

describe.each([
  ['contact', parseContactMessage, ['firstName', 'lastName', 'email', 'message']],
  ['newsletter', parseSubscription, ['email']],
  ['booking', parseBooking, ['name', 'email', 'start', 'zone']],
  ['trial', parseTrialRequest, ['name', 'company', 'email', 'size']],
])('%s', (_form, parse, required) => {
  const errorsOf = (input: unknown) => {
    const result = parse(input);
    return result.ok ? [] : Object.keys(result.errors);
  };

  test.each([undefined, null, '', 'text', 7, true, [], [typed], {}])('treats %j as an empty form', (input) => {
    expect(errorsOf(input)).toEqual(required);
  });

  test('ignores fields of the prototype', () => {
    expect(errorsOf(Object.create(typed))).toEqual(required);
    expect(errorsOf(JSON.parse(`{"__proto__": ${JSON.stringify(typed)}}`))).toEqual(required);
  });

  test.each([['Marta', 'Eve'], {first: 'Marta'}, 7, true].map((value) => [value]))('rejects %j as a value', (value) => {
    const all = Object.fromEntries(required.map((field) => [field, value]));
    expect(errorsOf(all)).toEqual(required);
  });
});

test('a subscription is a normalized address and nothing else', () => {
  const value = {email: 'Marta@Oakline.example'};
  expect(parseSubscription({email: ` ${value.email}\n`, list: 'all'})).toEqual({ok: true, value});
});
