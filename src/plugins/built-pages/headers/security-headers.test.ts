import {parsePage} from '../page/page';
import {createHeadersFile, hashScripts} from './headers-file';

const ourCalendar = {calendarUrl: '/book', embedScriptUrl: '/embed/booking.js'};
const hashesIn = (html: string): string[] => hashScripts(parsePage(`${html}<main><h1>A</h1></main>`, '/a').tree);
// echo -n 'a()' | openssl dgst -sha256 -binary | base64
const hashOfCall = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";

test('executable inline scripts are hashed, files and data are not', () => {
  const hashes = hashesIn(
    '<style>b{}</style><script>a()</script><script type=application/json>{}</script><script src=/a.js></script>' +
      '<script type="application/ld+json">{}</script><script type=speculationrules>{"prerender":[]}</script>',
  );
  expect(hashes).toHaveLength(2);
  expect(hashes).toContain(hashOfCall);
});

test('one policy allows the scripts of all pages by hash, every style, and frames of this site only', () => {
  const [rule = '', ...others] = createHeadersFile([hashOfCall, hashOfCall], ourCalendar).split(/\n(?=\/)/);
  expect(rule).toMatch(/^\/\*\n/);
  expect(rule).toContain(`script-src 'self' ${hashOfCall};`);
  expect(rule).toContain("style-src 'self' 'unsafe-inline';");
  expect(rule).toContain("frame-ancestors 'self'");
  expect(rule).toContain('X-Frame-Options: SAMEORIGIN');
  expect(others.filter((other) => /Content-Security-Policy|X-Frame-Options/.test(other))).toEqual([]);
});

test('other hosts come from the booking configuration, each in its own directive', () => {
  expect(createHeadersFile([], ourCalendar)).not.toContain('http');
  const other = {calendarUrl: 'https://cal.example/scalewell?x=1', embedScriptUrl: 'https://embed.example/a.js'};
  const text = createHeadersFile([], other);
  expect(text).toContain("frame-src 'self' https://cal.example;");
  expect(text).toContain("script-src 'self' https://embed.example;");
  expect(text.match(/https:/g)).toHaveLength(2);
});

test('violations are reported to the collector that the headers name', () => {
  const reportUri = 'https://reports.example/r/1?site=a';
  const text = createHeadersFile([], {...ourCalendar, reportUri});
  const endpoint = /Reporting-Endpoints: (\w+)="(.+)"/.exec(text);
  expect(endpoint?.[2]).toBe(reportUri);
  const policies = text.match(/Content-Security-Policy\S*: .*/g) ?? [];
  expect(policies).toHaveLength(2);
  for (const policy of policies) expect(policy).toContain(`report-uri ${endpoint?.[2]}; report-to ${endpoint?.[1]}`);
});

test('without a collector nothing is reported', () => {
  expect(createHeadersFile([], ourCalendar)).not.toMatch(/report/i);
});
