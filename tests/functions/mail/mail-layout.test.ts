import {renderMail} from '../../../functions/lib/mail/layout/document';
import {button, facts, message, paragraph} from '../../../functions/lib/mail/layout/parts';
import {renderSamples} from '../../../scripts/mails/samples';

const sender = {
  name: 'Scalewell',
  address: '1 Sample Street',
  phone: '+1 (416) 555-0142',
  email: 'a@scalewell.example',
};
const hostile = "\"><script>alert(1)</script>\n<img src=x onerror=alert(1)> & 'quoted'";

test('values are escaped', () => {
  const {html, text} = renderMail(
    {
      title: hostile,
      preheader: hostile,
      sections: [
        {
          parts: [
            facts([{label: 'Name', value: hostile, url: `mailto:${hostile}`}]),
            message(hostile),
            paragraph([hostile, {label: hostile, url: hostile}]),
            button({label: hostile, url: hostile}),
          ],
        },
      ],
      reason: hostile,
    },
    sender,
  );
  expect(html).not.toMatch(/<script|<img/);
  expect(text).toContain(hostile);
});

test('every kind of mail has HTML and text and our address, and no picture, font or script', async () => {
  const samples = await renderSamples({});
  expect(samples.length).toBeGreaterThan(12);
  for (const {mail} of samples) {
    expect(mail.html.length).toBeLessThan(20_000);
    expect(mail.html).not.toMatch(/<img|<script|@font-face|@import|url\(/);
    for (const form of [mail.html, mail.text]) expect(form).toContain('1 Sample Street, Toronto, Ontario, Canada');
    const links = Array.from(mail.html.matchAll(/href="(https:[^"]+)"/g), ([, link = '']) => link);
    for (const link of links) {
      expect(mail.text).toContain(link);
      expect(link.length).toBeLessThan(90);
    }
  }
});
