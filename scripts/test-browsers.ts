import {findEngines, notByBidi, type Engine} from './lib/engines';
import {runTool} from './lib/processes';
import {childEnvironment, tools} from './lib/project.mjs';
import {printLine, readArguments} from './lib/terminal';

const usage = `npm run test:browsers runs visitors' journeys in Firefox and WebKit, on the site that is in build/.

It uses Playwright's builds of them. Without, it drives the Firefox that is installed (FIREFOX_PATH, or one on the PATH)
by WebDriver BiDi, and WebKitGTK (WebKitWebDriver and xvfb-run on the PATH) by WebDriver through fewer journeys. It says
what it skipped.

  npm run test:browsers -- --strict       fails if Playwright's build of an engine is missing
  npm run test:browsers -- FILE           only the tests of this file`;

const names: Readonly<Record<Engine, string>> = {firefox: 'Firefox', webkit: 'WebKit'};

const bidiGaps = [...notByBidi].map(([title, gap]) => `  - “… ${title} …”: ${gap}`);
const skipped: Readonly<Record<Engine, string>> = {
  firefox: `these tests in Firefox, because Playwright can't do this by WebDriver BiDi:\n${bidiGaps.join('\n')}`,
  webkit:
    'in WebKit, all but the journeys in tests/engines/webkit-gtk.spec.ts, because Playwright can’t drive WebKitGTK.',
};

const {values, positionals} = readArguments(usage, {allowPositionals: true, options: {strict: {type: 'boolean'}}});
const engines = findEngines();
for (const {engine, program, isInstalled} of engines) {
  printLine(`${names[engine]}: ${isInstalled ? `installed (${program})` : 'Playwright’s build'}`);
}

let code = 0;
if (engines.length > 0) {
  const env = childEnvironment({ENGINES: JSON.stringify(engines)});
  const config = ['--config', 'playwright.engines.config.mts'];
  ({code} = await runTool(tools.playwright, ['test', ...config, ...positionals], {env}));
}

// Last, so that it can't be missed.
const isComplete = (name: Engine) => engines.some(({engine, isInstalled}) => engine === name && !isInstalled);
for (const name of (['firefox', 'webkit'] as const).filter((name) => !isComplete(name))) {
  const isDriven = engines.some(({engine}) => engine === name);
  printLine(`SKIPPED: ${isDriven ? skipped[name] : `all tests in ${names[name]}.`}`);
  printLine(`To run them: npx playwright install --with-deps ${name}`);
  if (values.strict) code = 1;
}
process.exitCode = code;
