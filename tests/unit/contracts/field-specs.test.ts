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

  test('has the schema’s maximum length', () => {
    const valueOfLength = (length: number) =>
      spec.type === 'email'
        ? `${'a'.repeat(64)}@${'b.'.repeat((length - 65 - 3) / 2)}${length % 2 ? 'co' : 'com'}`.padEnd(length, 'm')
        : 'a'.repeat(length);
    expect(errorFor(valueOfLength(spec.maxLength))).toBeUndefined();
    expect(errorFor(valueOfLength(spec.maxLength + 1))).toMatch(/^Shorten/);
  });
});
