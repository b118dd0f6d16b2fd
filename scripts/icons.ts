import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';

import {drawIcons} from './lib/draw-icons';
import {inProject} from './lib/project.mjs';
import {say} from './lib/terminal';

mkdirSync(inProject('static/icons'), {recursive: true});
for (const {file, png} of await drawIcons(readFileSync(inProject('static/favicon.svg'), 'utf8'))) {
  writeFileSync(inProject(file), png);
  say(`${file}: ${png.length} bytes`);
}
