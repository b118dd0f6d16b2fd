import {contactForm, type ContactMessage} from '#src/contracts/contact';
import {newsletterForm} from '#src/contracts/newsletter';
import {handleContact} from '../../functions/contact/handle-contact';
import {toNodemailer} from '../../functions/delivery/mail/mail';
import {contactRenderer} from '../../functions/delivery/renderers/contact';
import {parseForm} from '../../functions/http/parse';
import {visitor} from './support/contact';
import {readPage} from './support/pages';
import {visit} from './support/requests';
import {testEnvironment} from './support/site';

import {randomUUID} from 'node:crypto';
import fc from 'fast-check';
import {createTransport} from 'nodemailer';
import PostalMime from 'postal-mime';

/** CI runs more: `PROPERTY_RUNS=10000`. */
const cases = {numRuns: Number(process.env['PROPERTY_RUNS'] ?? 2000)};
const rejections: unknown[] = [];
const keep = (reason: unknown) => rejections.push(reason);

beforeAll(() => process.on('unhandledRejection', keep));

afterAll(() => {
  process.off('unhandledRejection', keep);
  expect(rejections).toEqual([]);
});

/** Arbitrary text, including text known to break parsers and mail programs. */
const text = fc.oneof(
  fc.string({unit: 'binary', maxLength: 60}),
  fc.string({maxLength: 60}),
  fc.constantFrom('\r\nBcc: eve@evil.example', '=?utf-8?q?=0d=0aBcc:_eve?=', '\0', '\ud800', '__proto__'),
  fc.constantFrom('%', '%FF', '+&=', '"<>,;:'),
);
const email = fc.oneof(fc.emailAddress(), text);
const values = fc.record({firstName: text, lastName: text, email, company: text, message: text}, {requiredKeys: []});

// Hundreds of emails go to a real server, which is slow on a busy machine.
jest.setTimeout(120_000);

describe('requests', () => {
  const body = fc.oneof(
    values.map((fields) => JSON.stringify(fields)),
    values.map((fields) => new URLSearchParams(fields).toString()),
    fc.json(),
    text,
    fc.uint8Array({maxLength: 200}),
  );
  const [json, form] = ['application/json', 'application/x-www-form-urlencoded'];
  const type = fc.constantFrom(json, `${json}; charset=utf-8`, form, 'text/plain', '');
  const lines: string[] = [];
  const stored: ContactMessage[] = [];
  const ports: Parameters<typeof handleContact>[2] = {
    store: {
      accept: ({id, value}) => {
        stored.push(value);
        return Promise.resolve({kind: 'stored', id, deliveries: []});
      },
    },
    outbox: {deliver: () => Promise.resolve()},
    clock: () => new Date(),
    createId: randomUUID,
    log: (level) => lines.push(level),
    readPage,
    environment: testEnvironment,
  };

  test('any posted body gets a response, never a 5xx', async () => {
    const property = fc.asyncProperty(body, type, fc.boolean(), async (posted, contentType, page) => {
      const headers = {'Content-Type': contentType, ...(page && {Accept: 'text/html'})};
      const request = visit('/api/contact', {method: 'POST', body: posted as BodyInit, headers});
      const caller = {ip: '192.0.2.1', requestId: 'request', defer: () => undefined};
      const {status} = await handleContact(request, caller, ports);
      expect([201, 303, 400, 413, 415, 422]).toContain(status);
    });
    await fc.assert(property, cases);
    expect(lines).toHaveLength(cases.numRuns);
    expect(stored.length).toBeGreaterThan(10);
  });
});

test('forms survive a round trip', () => {
  const wellFormed = fc.dictionary(
    fc.string({minLength: 1}).filter((name) => name !== '__proto__'),
    fc.string(),
  );
  fc.assert(
    fc.property(wellFormed, (fields) => {
      expect(parseForm(new URLSearchParams(fields).toString())).toEqual({ok: true, values: {...fields}});
    }),
    cases,
  );
});

test('validators accept any input, and valid output is within limits and stable', () => {
  fc.assert(
    fc.property(fc.oneof(values, fc.anything({withNullPrototype: true})), (input) => {
      newsletterForm.parse(input);
      const result = contactForm.parse(input);
      if (!result.ok) {
        expect(Object.keys(result.errors).length).toBeGreaterThan(0);
        return;
      }
      for (const [field, value] of Object.entries(result.value)) {
        const {maxLength = 0} = contactForm.fields[field as keyof ContactMessage];
        expect(Array.from(value).length).toBeLessThanOrEqual(maxLength);
        expect(value.isWellFormed()).toBe(true);
        if (field !== 'message') expect(value).not.toMatch(/[\r\n\0]/);
      }
      expect(contactForm.parse(result.value)).toEqual(result);
    }),
    cases,
  );
});

describe('mails', () => {
  const transport = createTransport({streamTransport: true, buffer: true, newline: 'windows'});

  const unused = {id: '1', channel: 'mail', kind: 'contact', reference: 'id-1', payload: {}} as const;
  const delivery = {
    ...unused,
    createdAt: new Date(0),
    attempt: 1,
    wantedAt: new Date(0),
    code: null,
    claim: '1',
  };

  /** Headers of the mail about a message, as sent. */
  async function readHeaders(message: ContactMessage): Promise<string[]> {
    const row = {...message, id: 'id-1', receivedAt: new Date(0), start: null, zone: null};
    const sql = (() => Promise.resolve([row])) as never;
    const mail = await contactRenderer.mail?.(delivery, {sql, environment: testEnvironment, now: new Date(0)});
    if (mail === undefined) throw new Error('There is no mail.');
    const sent = await transport.sendMail(toNodemailer(mail));
    const {headers} = await PostalMime.parse(sent.message as Buffer);
    return headers.map(({key}) => key);
  }

  test('no input adds a mail header', async () => {
    const expected = await readHeaders(visitor);
    expect(expected).toContain('reply-to');
    let taken = 0;
    const entered = fc.record({firstName: text, lastName: text, company: text, message: text});
    const property = fc.asyncProperty(entered, async (typed) => {
      const parsed = contactForm.parse({...visitor, ...typed});
      if (!parsed.ok) return;
      taken += 1;
      expect(await readHeaders(parsed.value)).toEqual(expected);
    });
    await fc.assert(property, cases);
    expect(taken).toBeGreaterThan(500);
  });
});
