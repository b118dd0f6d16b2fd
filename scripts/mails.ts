import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {inProject, loadSettings} from './lib/project.mjs';
import {formatTable, readArguments, printLine} from './lib/terminal';
import {renderSamples} from './mails/samples';

const usage = `npm run mails writes a preview of each kind of mail as HTML and text.

  npm run mails                to .netlify/mail-previews
  npm run mails -- FOLDER      to this folder`;

const {positionals} = readArguments(usage, {allowPositionals: true});
const [folder = inProject('.netlify/mail-previews')] = positionals;
loadSettings();
mkdirSync(folder, {recursive: true});
const samples = await renderSamples(process.env);
for (const {name, mail} of samples) {
  writeFileSync(path.join(folder, `${name}.html`), mail.html);
  writeFileSync(path.join(folder, `${name}.txt`), `Subject: ${mail.subject}\n\n${mail.text}`);
}
printLine(
  formatTable(
    ['mail', 'subject'],
    samples.map(({name, mail}) => [name, mail.subject]),
  ),
);
printLine(`Open ${folder}/NAME.html in a browser; NAME.txt is the text form.`);
