import {parseInstant} from '#src/contracts/booking';
import {bookingForm} from '#src/contracts/booking-form';

const typed = {
  name: '  Marta Silva ',
  email: 'marta@oakline.example',
  company: 'Oakline Studio',
  topic: 'Deposits\r\nand reminders',
  start: '2027-06-08T14:00:00.000Z',
  zone: 'Europe/Lisbon',
};

const errorsOf = (change: Record<string, unknown>) => {
  const parsed = bookingForm.parse({...typed, ...change});
  return parsed.ok ? {} : parsed.errors;
};

describe('a booking', () => {
  it('is parsed and normalized, without unknown fields', () => {
    expect(bookingForm.parse({...typed, host: 'somebody', price: 3})).toEqual({
      ok: true,
      value: {
        name: 'Marta Silva',
        email: 'marta@oakline.example',
        company: 'Oakline Studio',
        topic: 'Deposits\nand reminders',
        start: new Date('2027-06-08T14:00:00Z'),
        zone: 'Europe/Lisbon',
      },
    });
  });

  it('does not require a company or topic', () => {
    const {company: _company, topic: _topic, ...needed} = typed;
    expect(bookingForm.parse(needed)).toMatchObject({ok: true, value: {company: '', topic: ''}});
  });

  it.each([
    [{name: ' '}, 'name', 'Enter your name.'],
    [{name: 'Marta\nBcc: all@oakline.example'}, 'name', 'Write your name on one line.'],
    [{topic: ['a']}, 'topic', 'Write this as text.'],
    [{start: ''}, 'start', 'Choose one of the times.'],
    [{start: 'tomorrow'}, 'start', 'Choose one of the times.'],
    [{start: {}}, 'start', 'Choose one of the times.'],
    [{zone: 'Mars/Olympus'}, 'zone', 'Choose your time zone.'],
    [{zone: 3}, 'zone', 'Choose your time zone.'],
  ])('with %j has the message for the field', (change, field, message) => {
    expect(errorsOf(change)).toEqual({[field]: message});
  });
});

describe('an instant', () => {
  it.each(['2027-06-08T14:00Z', '2027-06-08T14:00:00Z', '2027-06-08T14:00:00.000Z'])('%s is parsed', (value) => {
    expect(parseInstant(value)).toEqual(new Date('2027-06-08T14:00:00Z'));
  });

  it.each(['2027-06-08', '2027-06-08T14:00', '2027-06-08T14:00+02:00', '2027-02-30T14:00Z', '2027-06-08T25:00Z', 12])(
    '%s is not',
    (value) => {
      expect(parseInstant(value)).toBeUndefined();
    },
  );
});
