import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';

import {drawIcons} from './lib/draw-icons';
import {inProject} from './lib/project.mjs';
import {readArguments, printLine} from './lib/terminal';

readArguments('npm run icons draws the icons of home screens from static/favicon.svg. It has no options.', {});

mkdirSync(inProject('static/icons'), {recursive: true});
for (const {file, png} of await drawIcons(readFileSync(inProject('static/favicon.svg'), 'utf8'))) {
  writeFileSync(inProject(file), png);
  printLine(`${file}: ${png.length} bytes`);
}
