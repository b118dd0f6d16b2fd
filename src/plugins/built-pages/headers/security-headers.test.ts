import {createHeadersFile, writeHeaders} from './headers-file';
import {printPage} from '../page/change-page';
import {parsePage} from '../page/page';
import {readInlineParts, type InlineParts} from './headers-file';
import {createPolicy} from './headers-file';

import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const ourCalendar = {calendarUrl: '/book', embedScriptUrl: '/embed/booking.js'};
const none = {scripts: new Set<string>(), styles: new Set<string>()};
const page = (path: string, html: string): {path: string; parts: InlineParts} => ({
  path,
  parts: readInlineParts(parsePage(`${html}<main><h1>A</h1></main>`, path).tree),
});
// echo -n 'a()' | openssl dgst -sha256 -binary | base64
const hashOfCall = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";

test('inline styles and executable scripts are hashed, files and data are not', () => {
  const html =
    '<style>b{}</style><script>a()</script><script type=application/json>{}</script><script src=/a.js></script>' +
    '<script type="application/ld+json">{}</script><script type=speculationrules>{"prerender":[]}</script>';
  const {scripts, styles} = page('/a', html).parts;
  expect(scripts.size).toBe(2);
  expect([...scripts]).toContain(hashOfCall);
  expect(styles.size).toBe(1);
});

test('other hosts come from the booking configuration, each in its own directive', () => {
  expect(createPolicy(none, ourCalendar, "'none'")).not.toContain('http');
  const other = {calendarUrl: 'https://cal.example/scalewell?x=1', embedScriptUrl: 'https://embed.example/a.js'};
  const policy = createPolicy(none, other, "'none'");
  expect(policy).toContain("frame-src 'self' https://cal.example;");
  expect(policy).toContain("script-src 'self' https://embed.example;");
  expect(policy.match(/https:/g)).toHaveLength(2);
});

test('a page permits only its own scripts, and only a listed page may be framed', () => {
  const pages = [page('/a', '<script>a()</script>'), page('/book', '<script>b()</script>')];
  const rules = createHeadersFile(pages, ['/book'], ourCalendar).split(/\n(?=\/)/);
  const ruleOf = (path: string): string => rules.find((rule) => rule.startsWith(`${path}\n`)) ?? '';
  expect(ruleOf('/a').match(/sha256-/g)).toHaveLength(1);
  expect(ruleOf('/a')).toContain("frame-ancestors 'none'");
  expect(ruleOf('/book').match(/sha256-/g)).toHaveLength(1);
  expect(ruleOf('/book')).toContain("frame-ancestors 'self'");
  expect(ruleOf('/*').match(/sha256-/g)).toHaveLength(2);
  expect(ruleOf('/*')).toContain("frame-ancestors 'self'");
  expect(rules.filter((rule) => rule.includes('X-Frame-Options'))).toEqual([ruleOf('/*')]);
  expect(ruleOf('/*')).toContain('X-Frame-Options: SAMEORIGIN');
});

test('violations are reported to the collector that the headers name', () => {
  const reportUri = 'https://reports.example/r/1?site=a';
  const text = createHeadersFile([page('/a', '')], [], {...ourCalendar, reportUri});
  const [everywhere = ''] = text.split(/\n(?=\/)/);
  const endpoint = /Reporting-Endpoints: (\w+)="(.+)"/.exec(everywhere);
  expect(endpoint?.[2]).toBe(reportUri);
  const policies = everywhere.match(/Content-Security-Policy\S*: .*/g) ?? [];
  expect(policies).toHaveLength(2);
  for (const policy of policies) expect(policy).toContain(`report-uri ${endpoint?.[2]}; report-to ${endpoint?.[1]}`);
});

test('without a collector nothing is reported', () => {
  expect(createHeadersFile([page('/a', '')], ['/a'], ourCalendar)).not.toMatch(/report/i);
});

test('the not-found page has its own policy in its head, without what only works as a header', async () => {
  const html = '<head><meta charset=utf-8><style>b{}</style></head><main><h1>A</h1></main>';
  const lost = parsePage(html, '/404.html');
  const work = writeHeaders(mkdtempSync(join(tmpdir(), 'headers-')), [], {
    ...ourCalendar,
    reportUri: 'https://reports.example',
  });
  await work.each?.(lost);
  await work.all?.([lost]);
  const printed = printPage(html, lost.changes).replaceAll('&#x27;', "'");
  expect(printed).toMatch(/<meta charset=utf-8><meta http-equiv=Content-Security-Policy content="default-src 'none';/);
  expect(printed.match(/style-src 'self' 'sha256-/g)).toHaveLength(1);
  expect(printed).not.toMatch(/style-src 'self'[^;]*unsafe-inline|frame-ancestors|report/);
});
