import {builtPages, readBuiltPage} from '../../support/built-site';
import {conditions} from './conditions';
import type {ConditionName, Row} from './row';
import {rows} from './rows';

import {test} from '@playwright/test';

/*
 * Parts × conditions: what a visitor does to each part, and under which conditions. A cell runs each time if its row names it,
 * or else with TESTS=all. Where the page is, what has the focus, and what moves by itself is watched in all of them.
 */

const isAll = process.env.TESTS === 'all';

const defaultWidths = [390, 1440];

/** Whether a label on the page draws a choice elsewhere. */
function drawsChoice(path: string): boolean {
  const html = readBuiltPage(path);
  const ids = Array.from(html.matchAll(/<label[^>]*\sfor="?([^\s">]+)/g), ([, id]) => id);
  return Array.from(html.matchAll(/<input[^>]*\stype="?(?:radio|checkbox)[^>]*\sid="?([^\s">]+)/g)).some(([, id]) =>
    ids.includes(id),
  );
}

/** Pages whose choices have no row of their own. */
function listOtherChoices(): [string, Row][] {
  const known = new Set(Object.values(rows).flatMap(({choices, path}) => (choices ? path : [])));
  const forms = ['/integrations', '/pricing', '/savings-calculator', '/trial', '/docs/api/contacts/create'];
  const drawn = builtPages().filter((path) => !path.startsWith('/styleguide') && drawsChoice(path));
  const paths = [...drawn, ...forms].filter((path) => !known.has(path));
  if (paths.length < 20) throw new Error('Choices of pages are not found.');
  const use = {do: [], see: []};
  return paths.map((path) => [`choices of ${path}`, {of: [], path, place: 'main', choices: true, use, daily: []}]);
}

for (const [name, row] of [...Object.entries(rows), ...(isAll ? listOtherChoices() : [])]) {
  const {widths = defaultWidths, daily, never = {}} = row;
  const cells = (Object.keys(conditions) as ConditionName[])
    .filter((condition) => never[condition] === undefined && (name in rows || condition === 'each choice'))
    .flatMap((condition) => widths.map((width) => ({condition, width, cell: `${condition} ${width}`})))
    .filter(({condition, width}) => conditions[condition].suits?.(row, width) !== false)
    .filter(
      ({condition, cell}, at, all) =>
        !conditions[condition].isSameAtWidths ||
        all.findIndex((other) => other.condition === condition) === at ||
        daily.includes(cell),
    );
  const unknown = daily.filter((wanted) => !cells.some(({cell}) => cell === wanted));
  if (unknown.length > 0) throw new Error(`${name} has no cell ${unknown.join(', ')}.`);

  for (const {condition, width, cell} of cells.filter((one) => isAll || daily.includes(one.cell))) {
    test.describe(name, () => {
      test.use({hasTouch: width < 1000});

      test(`${cell}: ${name}`, async ({page, browserName}) => {
        test.setTimeout(90_000);
        const {run, chromiumOnly} = conditions[condition];
        test.skip(chromiumOnly !== undefined && browserName !== 'chromium', chromiumOnly);
        await run({page, row, width, posts: []});
      });
    });
  }
}

// A file still loading when a test ends is not a failure.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));
