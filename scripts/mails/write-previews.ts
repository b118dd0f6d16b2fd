import {renderSamples} from './samples';

import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Writes each kind of mail as HTML and as text. Resolves to their names and subjects. */
export async function writePreviews(folder: string): Promise<{name: string; subject: string}[]> {
  await mkdir(folder, {recursive: true});
  const samples = await renderSamples(process.env);
  for (const {name, mail} of samples) {
    await writeFile(path.join(folder, `${name}.html`), mail.html);
    await writeFile(path.join(folder, `${name}.txt`), `Subject: ${mail.subject}\n\n${mail.text}`);
  }
  return samples.map(({name, mail}) => ({name, subject: mail.subject}));
}
