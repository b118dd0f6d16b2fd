import {namedFigures, printFigures} from '../support/named-facts';
import {readText} from '../support/source-tree';

const privacy = readText('src/pages/privacy.mdx');
const terms = readText('src/pages/terms.mdx');

/** Policies in the specification that are missing in the text. */
function findMissing(text: string, policies: readonly RegExp[]): string[] {
  const plain = printFigures(text).replace(/\s+/g, ' ');
  return policies.filter((policy) => !policy.test(plain)).map((policy) => `The text has to state ${policy.source}.`);
}

describe.each([
  ['privacy', privacy],
  ['terms', terms],
] as const)('the page on %s', (_name, text) => {
  test('gets company facts from components, not hardcoded', () => {
    expect(namedFigures(text).length).toBeGreaterThan(5);
    expect(text).not.toMatch(/@[\w.-]+\.\w+|\+1 \(/);
  });

  test('is plain English', () => {
    expect(text).not.toMatch(/\b(?:hereinafter|hereto|thereof|aforementioned|notwithstanding|pursuant|herein)\b/i);
  });
});

test('privacy states the periods, ages and times in the specification', () => {
  expect(
    findMissing(privacy, [
      /canceled account \| 90 days/,
      /After 90 days it is deleted/,
      /Backups \| Up to one year/,
      /export its data for 30 days/,
      /at least 16 years old .* at least 13 in the United States/,
      /answer within 72 hours/,
      /privacy@/,
      /TLS 1\.2 or later .* AES-256/,
      /GDPR and SOC 2 aligned/,
      /sets no cookie before you act/,
      /name, email and company, typed in the contact form, are kept in this tab .* gone when you close the tab/,
      /Nothing is loaded from another company’s servers until you act/,
      /Backups are made every day, with point-in-time recovery/,
      /address of the page\. Nothing about you is stored with it/,
      /Messages to us \| Up to 2 years; 30 days if they look like spam/,
      /Demo bookings \| Up to 2 years after the demo/,
      /Until you act your browser stores nothing for us/,
      /measures how soon the page was shown.* No name, cookie, page address or other identifier goes with them/,
      /sends Do Not Track or Global Privacy Control, or saves data, nothing is measured/,
      /Counts of how fast pages were \| 400 days \(no personal data\)/,
    ]),
  ).toEqual([]);
});

test('terms state the policies in the specification', () => {
  expect(
    findMissing(terms, [
      /at least 18 years old/,
      /lasts 14 days, holds up to 1,000 contacts and needs no credit card/,
      /major credit cards; Enterprise customers can also pay by ACH/,
      /upgrade takes effect immediately.*prorated/,
      /downgrade takes effect at your next billing cycle/,
      /no setup fee for the platform and no long-term contract/,
      /by the month or by the year/,
      /at least 30 days’ notice before a price changes/,
      /without a cancellation fee/,
      /access until the end of the period/,
      /billed separately, at cost, on your monthly invoice/,
      /“Add Credits\.” Credits are available instantly/,
      /Unused credits are never charged/,
      /carrier rates, listed under “Usage Rates”/,
      /brand identity takes two to three weeks and has three rounds/,
      /website takes four to six weeks and has two/,
      /three to six months and significant ones in six to twelve/,
      /own the content assets/,
      /launch takes one to two weeks, with QuickStart three to five business days/,
      /technical setup takes 24–48 hours, one to two weeks where it is complex, two to three weeks for car dealerships/,
      /Strategic planning takes four weeks, a full implementation five weeks: data migration in weeks 1–2, integrations in weeks 2–3, workflows in weeks 3–4, testing and going live in weeks 4–5/,
      /PDF, Excel, CSV or PowerPoint, with data that is typically under five minutes old/,
      /Blog posts take one to two weeks, case studies two to three, video three to four, ebooks four to six/,
      /99\.9% uptime/,
      /end this agreement without a reason with 30 days’ notice/,
      /export it for 30 days after the end\. We keep it for 90 days/,
      /Backups are kept for up to one year/,
      /capped at the fees you paid for the 12 months before/,
      /law of Ontario, Canada/,
      /arbitration in Toronto/,
      /answer within 5 business days/,
      /promotional only/,
      /open Monday–Friday, 9 AM–6 PM EST/,
    ]),
  ).toEqual([]);
});
