import {readSource} from '../../../functions/leads/read-source';
import * as leads from '../../../scripts/leads/read';
import {formPost, jsonPost, visitor} from '../support/contact';
import {sendForm, site as origin} from '../support/requests';
import {useSite} from '../support/site';

const {site, database, query} = useSite();

const first = {page: '/blog/deposits', referrer: 'www.google.com'};
const last = {page: '/', source: 'Google', medium: 'CPC', campaign: 'spring', gclid: 'abc'};
const source = JSON.stringify({form: '/pricing', first, last});

const findStored = async () => (await query('select source from contact_messages order by received_at'))[0]?.source;

test('the team reads in mail and command where a lead came from', async () => {
  const {json} = await site.read(jsonPost({...visitor, source}));
  await site.settle();
  expect(await findStored()).toEqual({label: 'google / cpc', form: '/pricing', first, last});
  let shown = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((shown += String(text))));
  await leads.show(database, json.id);
  jest.restoreAllMocks();
  for (const text of [site.mails[0]?.text, shown]) {
    expect(text).toMatch(/came from:?[ │]+google \/ cpc, campaign spring, on \//i);
    expect(text).toMatch(/first visit:?[ │]+www\.google\.com, on \/blog\/deposits/i);
    expect(text).toMatch(/form on:?[ │]+\/pricing/i);
  }
});

test('without a script, the page that sent the form and its campaign are known', async () => {
  const Referer = `${origin}/contact?utm_source=bing&msclkid=1`;
  expect((await site.send(formPost(visitor, {Referer}))).status).toBe(303);
  const touch = {page: '/contact', source: 'bing', msclkid: '1'};
  expect(await findStored()).toEqual({label: 'bing', form: '/contact', first: touch, last: touch});
});

test('the booking form without a script keeps the page that led to it, also in its links', async () => {
  const Referer = `${origin}/demo?utm_source=bing`;
  const unescape = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const visited = await site.read(new Request(`${origin}/api/bookings/form`, {headers: {Referer}}));
  const later = unescape(/href="([^"]+)">Later dates/.exec(visited.text)?.[1] ?? '');
  expect(visited.text).toMatch(/<form method="get"[^]*?name="source"/);
  const {text} = await site.read(
    new Request(new URL(later, origin), {headers: {Referer: `${origin}/api/bookings/form`}}),
  );
  const [source = ''] = Array.from(text.matchAll(/name="source" value="([^"]*)"/g), ([, value = '']) =>
    unescape(value),
  );
  const [start = ''] = await site.times();
  const fields = {name: 'Marta Silva', email: visitor.email, start, zone: 'UTC', source};
  const booked = await site.send(sendForm('/api/bookings', fields, {Referer: `${origin}/api/bookings/form`}));
  expect(booked.status).toBe(303);
  const touch = {page: '/demo', source: 'bing'};
  expect(await query('select source from bookings')).toEqual([
    {source: {label: 'bing', form: '/demo', first: touch, last: touch}},
  ]);
});

test.each([
  ['direct', {page: '/', referrer: ''}],
  ['unknown', {page: '/'}],
  ['google / cpc', {page: '/', gclid: '1', referrer: 'www.google.com'}],
  ['google / cpc', {page: '/', gbraid: '1'}],
  ['google / cpc', {page: '/', wbraid: '1'}],
  ['bing / cpc', {page: '/', msclkid: '1'}],
  ['news.example', {page: '/', referrer: 'News.example'}],
])('the label is %s for %j', (label, touch) => {
  const request = new Request(`${origin}/api/contact`);
  expect(readSource({source: JSON.stringify({last: touch})}, request)).toMatchObject({
    label,
    first: touch,
    last: touch,
  });
});

const long = 'x'.repeat(10_000);

test.each([
  ['10 KB in one value', JSON.stringify({form: long, last: {page: long, source: long}})],
  ['10 KB that are not JSON', long],
  ['60 KB', 'x'.repeat(60_000)],
  ['markup', JSON.stringify({form: '/<b>', last: {page: '/"><script>alert(1)</script>', source: '<img src=x>'}})],
  [
    'line breaks and control characters',
    JSON.stringify({form: '/\r\nBcc: eve@evil.example\0\u001B[2J', last: {page: '\n'}}),
  ],
  ['half a character', '{"form": "\\ud800", "last": {"page": "\\udfff"}}'],
  ['other types', JSON.stringify({form: 1, first: [], last: {page: {}, source: null}})],
  ['a prototype', '{"__proto__": {"form": "/x"}, "last": {"__proto__": {"page": "/y"}}}'],
  ['an array', '[1, 2]'],
  ['null', 'null'],
])('a source of %s neither delays nor loses the lead', async (_what, bad) => {
  const started = Date.now();
  const [json, form] = [
    await site.send(jsonPost({...visitor, source: bad})),
    await site.send(formPost({...visitor, source: bad})),
  ];
  expect([json.status, form.status]).toEqual([201, 303]);
  await site.settle();
  expect(Date.now() - started).toBeLessThan(2000);
  const rows = await query('select source::text from contact_messages');
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(String(row.source).length).toBeLessThan(1500);
  expect(site.mails).toHaveLength(2);
  for (const {text, html, subject} of site.mails) {
    expect(`${subject}${text}`).not.toMatch(/(?![\n\t])\p{Cc}|^Bcc/mu);
    expect(html).not.toMatch(/<script|<img src=x/);
  }
});

test('a source that is not text, or given twice, is left out', async () => {
  const twice = new Request(`${origin}/api/contact`, {
    method: 'POST',
    body: `${new URLSearchParams(visitor).toString()}&source=a&source=b`,
    headers: {'Content-Type': 'application/x-www-form-urlencoded'},
  });
  expect((await site.send(twice)).status).toBe(303);
  expect((await site.send(jsonPost({...visitor, source: {form: '/x'}}))).status).toBe(201);
  expect(await query('select distinct source from contact_messages')).toEqual([{source: {label: 'unknown'}}]);
});

test('a retry with another source is the same request', async () => {
  const key = {'Idempotency-Key': 'the key of this message'};
  const ids = await Promise.all(
    [source, ''].map(async (sent) => (await site.read(jsonPost({...visitor, source: sent}, key))).json.id),
  );
  expect(new Set(ids).size).toBe(1);
});

test('a page of another site, or of ours under /api, is not the page of the form', () => {
  for (const Referer of ['https://evil.example/contact?utm_source=x', `${origin}/api/contact`, 'nonsense'])
    expect(readSource({}, sendForm('/api/contact', {}, {Referer}))).toEqual({label: 'unknown'});
});
