import {bookingForm} from '#src/contracts/booking-form';
import {contactForm} from '#src/contracts/contact';
import {feedbackForm} from '#src/contracts/feedback';
import {labelOf} from '#src/contracts/field-spec';
import type {Form} from '#src/contracts/form';
import {newsletterForm} from '#src/contracts/newsletter';
import {trialForm} from '#src/contracts/trial';

const forms: Form[] = [contactForm, newsletterForm, bookingForm, trialForm, feedbackForm];

const fields = forms.flatMap(({name, fields: specs, parse}) =>
  Object.entries(specs).map(([field, spec]) => ({name: `${name} ${field}`, spec, parse, field})),
);

describe.each(fields)('$name', ({spec, parse, field}) => {
  const errorFor = (value: string) => {
    const result = parse({[field]: value});
    return result.ok ? undefined : result.errors[field];
  };

  test('is required if an empty value is invalid', () => {
    expect(errorFor('') !== undefined).toBe(spec.required);
    expect(labelOf(spec).endsWith(' (optional)')).toBe(!spec.required);
  });

  if (spec.maxLength === undefined) return;
  const {maxLength} = spec;
  test.each(spec.type === 'email' ? ['m'] : ['m', '\u{1F600}', 'e\u0301'])(
    'has the schema’s maximum length, and counts %p as one character',
    (character) => {
      const start = spec.type === 'email' ? `${'a'.repeat(64)}@${'b.'.repeat(93)}co` : '';
      const errorAtLength = (length: number) => errorFor(start + character.repeat(length - start.length));
      expect(errorAtLength(maxLength)).toBeUndefined();
      expect(errorAtLength(maxLength + 1)).toContain(`to ${maxLength.toLocaleString('en')} characters`);
    },
  );
});

// A larger limit would fill emails and the database, a smaller one would refuse what people write today.
test.each<[string, Record<string, number>]>([
  ['contact', {firstName: 100, lastName: 100, email: 254, company: 200, message: 5000}],
  ['newsletter', {email: 254}],
  ['booking', {name: 200, email: 254, company: 200, topic: 2000}],
  ['trial', {name: 200, company: 200, email: 254}],
  ['feedback', {comment: 1000}],
])('%s accepts texts up to the agreed lengths', (name, expected) => {
  const limits = fields.flatMap(({name: full, spec, field}) =>
    full === `${name} ${field}` && spec.maxLength !== undefined ? [[field, spec.maxLength]] : [],
  );
  expect(Object.fromEntries(limits)).toEqual(expected);
});

test('limits are formatted only when a message is shown', () => {
  const format = jest.spyOn(Number.prototype, 'toLocaleString');
  jest.isolateModules(() => jest.requireActual('#src/contracts/contact'));
  expect(format).not.toHaveBeenCalled();
  format.mockRestore();
});

const typed = {name: 'Marta', firstName: 'Marta', lastName: 'Silva', email: 'marta@oakline.example', message: 'Hello'};

describe.each(forms)('$name', ({fields: specs, parse}) => {
  const required = Object.keys(specs).filter((field) => specs[field]?.required);
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
  expect(newsletterForm.parse({email: ` ${value.email}\n`, list: 'all'})).toEqual({ok: true, value});
});
