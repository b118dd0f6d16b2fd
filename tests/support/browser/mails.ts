import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect} from '@playwright/test';
import type {Email} from 'postal-mime';
import PostalMime from 'postal-mime';

/** The newest email to an address. The tests' site writes emails to files, like a developer's machine. */
export async function findMail(email: string, subject: RegExp): Promise<Email | undefined> {
  const folder = path.join(process.env.SITE_FOLDER ?? '.', '.netlify/mail');
  let mail: Email | undefined;
  await expect(async () => {
    const files = (await readdir(folder)).sort().reverse();
    const mails = await Promise.all(
      files.map(async (file) => PostalMime.parse(await readFile(path.join(folder, file)))),
    );
    mail = mails.find(({to, subject: mailSubject}) => to?.[0]?.address === email && subject.test(mailSubject ?? ''));
    expect(mail, `mail to ${email}`).toBeDefined();
  }).toPass();
  return mail;
}
