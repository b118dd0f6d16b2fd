import {renderMail} from '../../../functions/lib/mail/layout/document';
import {button, facts, message, paragraph} from '../../../functions/lib/mail/layout/parts';
import {runCommand} from '../../support/command';

import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

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
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mails-'));
  await runCommand('mails', [folder]);
  const samples = readdirSync(folder).filter((name) => name.endsWith('.html'));
  expect(samples.length).toBeGreaterThan(12);
  for (const name of samples) {
    const html = readFileSync(path.join(folder, name), 'utf8');
    const text = readFileSync(path.join(folder, name.replace('.html', '.txt')), 'utf8');
    expect(html.length).toBeLessThan(20_000);
    expect(html).not.toMatch(/<img|<script|@font-face|@import|url\(/);
    for (const form of [html, text]) expect(form).toContain('1 Sample Street, Toronto, Ontario, Canada');
    const links = Array.from(html.matchAll(/href="(https:[^"]+)"/g), ([, link = '']) => link);
    for (const link of links) {
      expect(text).toContain(link);
      expect(link.length).toBeLessThan(90);
    }
  }
  rmSync(folder, {recursive: true});
});
