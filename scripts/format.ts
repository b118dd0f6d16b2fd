import process from 'node:process';

import {runTool} from './lib/processes';
import {tools} from './lib/project.mjs';
import {say} from './lib/terminal';

const steps = [
  {name: 'ESLint', file: tools.eslint, args: ['.', '--fix']},
  {name: 'stylelint', file: tools.stylelint, args: ['src/**/*.scss', '--fix', '--allow-empty-input']},
  {name: 'Prettier', file: tools.prettier, args: ['--write', '--log-level=warn', '.']},
];

for (const {name, file, args} of steps) {
  say(`Running: ${name}`);
  if ((await runTool(file, args)).code !== 0) process.exitCode = 1;
}
