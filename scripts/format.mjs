import process from 'node:process';

import {ensureInstalled} from './lib/install.mjs';
import {runTool} from './lib/processes.mjs';
import {continueOnProjectNode} from './lib/project-node.mjs';
import {tools} from './lib/project.mjs';
import {say} from './lib/say.mjs';

// `npm run format`: repairs by itself what the linters and Prettier can repair.
await ensureInstalled();
await continueOnProjectNode();

const steps = [
  ['ESLint', tools.eslint, '.', '--fix'],
  ['stylelint', tools.stylelint, 'src/**/*.scss', '--fix', '--allow-empty-input'],
  ['Prettier', tools.prettier, '--write', '--log-level=warn', '.'],
];

for (const [name, file, ...args] of steps) {
  say(`Running: ${name}`);
  const {code} = await runTool(file, args);
  if (code !== 0) {
    process.exitCode = 1;
  }
}
