import process from 'node:process';

import {formatTable} from './lib/terminal.ts';
import {inProject, loadSettings} from './lib/project.mjs';
import {say} from './lib/terminal';
import {writePreviews} from './mails/write-previews';

// `npm run mails [-- FOLDER]`: writes a preview of each kind of mail.
loadSettings();
const folder = process.argv[2] ?? inProject('.netlify/mail-previews');
const previews = await writePreviews(folder);
say(
  formatTable(
    ['mail', 'subject'],
    previews.map(({name, subject}) => [name, subject]),
  ),
);
say(`Open ${folder}/NAME.html in a browser; NAME.txt is the text form.`);
