import {renderMail} from '../../../functions/delivery/mail/layout/document';
import {button, facts, message, paragraph} from '../../../functions/delivery/mail/layout/parts';
import {runCommand} from '../../support/command';
import {useFolder} from '../../support/folder';
import {readText} from '../../support/source-tree';

import {readdirSync} from 'node:fs';

const folder = useFolder();

const sender = {
  name: 'Scalewell',
  address: '1 Sample Street',
  phone: '+1 (416) 555-0142',
  email: 'a@scalewell.example',
};
const hostile = "\"><script>alert(1)</script>\n<img src=x onerror=alert(1)> & 'quoted'";

test('values are escaped', () => {
  const parts = [
    facts([{label: 'Name', value: hostile, url: `mailto:${hostile}`}]),
    message(hostile),
    paragraph([hostile, {label: hostile, url: hostile}]),
    button({label: hostile, url: hostile}),
  ];
  const mail = {title: hostile, preheader: hostile, sections: [parts], reason: hostile};
  const {html, text} = renderMail(mail, sender);
  expect(html).not.toMatch(/<script|<img/);
  expect(text).toContain(hostile);
});

test('every kind of mail has HTML and text and our address, and no picture, font or script', async () => {
  await runCommand('mails', [folder.at()]);
  const {address} = JSON.parse(readText('src/content/settings/company.json')) as {address: string};
  const samples = readdirSync(folder.at()).filter((name) => name.endsWith('.html'));
  expect(samples.length).toBeGreaterThan(11);
  for (const name of samples) {
    const [html, text] = [folder.read(name), folder.read(name.replace('.html', '.txt'))];
    expect(html.length).toBeLessThan(20_000);
    expect(html).not.toMatch(/<img|<script|@font-face|@import|url\(/);
    for (const form of [html, text]) expect(form).toContain(address);
    const links = Array.from(html.matchAll(/href="(https:[^"]+)"/g), ([, link = '']) => link.replaceAll('&amp;', '&'));
    const toCalendars = /^https:\/\/(?:calendar\.google|outlook\.(?:live|office))\.com\/|\/demo\.ics\?/;
    // The text form names the attached file instead of links to calendars, which are hundreds of characters long.
    for (const link of links.filter((each) => !toCalendars.test(each))) expect(text).toContain(link);
  }
});
