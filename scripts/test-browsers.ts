import {findEngines, type Engine} from './lib/engines';
import {runTool} from './lib/processes';
import {childEnvironment, tools} from './lib/project.mjs';
import {printLine, readArguments} from './lib/terminal';

const usage = `npm run test:browsers runs visitors' journeys in Firefox and WebKit, on the site that is in build/.

It uses Playwright's builds of them, or else the Firefox that is installed (FIREFOX_PATH, or one on the PATH), which it
drives by WebDriver BiDi. It says which engine it skipped.

  npm run test:browsers -- --strict       fails if an engine is skipped
  npm run test:browsers -- FILE           only the tests of this file`;

const names: Readonly<Record<Engine, string>> = {firefox: 'Firefox', webkit: 'WebKit (Safari)'};
const install: Readonly<Record<Engine, string>> = {
  firefox: 'Install Firefox, set FIREFOX_PATH, or run `npx playwright install firefox`',
  webkit: 'Run `npx playwright install --with-deps webkit`',
};

const {values, positionals} = readArguments(usage, {allowPositionals: true, options: {strict: {type: 'boolean'}}});
const engines = findEngines();
const skipped = (['firefox', 'webkit'] as const).filter((name) => !engines.some(({engine}) => engine === name));
for (const {engine, program, isInstalled} of engines) {
  printLine(
    `${names[engine]}: ${isInstalled ? `installed, driven by WebDriver BiDi (${program})` : 'Playwright’s build'}`,
  );
}

let code = 0;
if (engines.length > 0) {
  const env = childEnvironment({ENGINES: JSON.stringify(engines)});
  const config = ['--config', 'playwright.engines.config.mts'];
  ({code} = await runTool(tools.playwright, ['test', ...config, ...positionals], {env}));
}
// Last, where nobody overlooks it.
for (const name of skipped) printLine(`SKIPPED: ${names[name]}. ${install[name]}, then run this again.`);
process.exitCode = values.strict && skipped.length > 0 ? 1 : code;
