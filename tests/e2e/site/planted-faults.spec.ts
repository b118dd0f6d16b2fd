import {findLayoutFaults} from '../../support/browser/layout/find-faults';

import {expect, test} from '@playwright/test';

// The walk and the states look at the layout with findLayoutFaults. Here each kind of fault is planted, so that a check
// that finds nothing is known to have looked.

const box = 'position: absolute; margin: 0; font: 16px/20px Arial; white-space: nowrap';

const planted: readonly (readonly [fault: string, html: string])[] = [
  [
    'text over text: “First line” and “Second line”',
    `<p style="${box}; top: 40px; left: 20px">First line</p><p style="${box}; top: 44px; left: 30px">Second line</p>`,
  ],
  [
    'text cut: “A long sentence in a small box”',
    `<p style="${box}; top: 100px; left: 20px; width: 60px; overflow: hidden">A long sentence in a small box</p>`,
  ],
  [
    'line cut: “Cut at half its height”',
    `<p style="${box}; top: 140px; left: 20px; height: 8px; overflow: hidden">Cut at half its height</p>`,
  ],
  [
    'text outside its box: “Wider than its tile”',
    `<div style="${box}; top: 180px; left: 20px; width: 60px; background: silver">Wider than its tile</div>`,
  ],
  [
    'word broken: “Narrow column”',
    `<p style="${box}; top: 240px; left: 20px; width: 30px; white-space: normal; overflow-wrap: anywhere">Narrow column</p>`,
  ],
  ['text outside the window: “Past the edge”', `<p style="${box}; top: 220px; left: -30px">Past the edge</p>`],
  [
    'column under its table: “Due June 24”',
    `<div style="${box}; --columns: 1fr 1fr; top: 20px; left: 20px; width: 200px; display: grid; grid-template-columns: var(--columns); white-space: pre"><div>Name\nOrrin</div><div>Stage\nQuoted</div><div>Due\nJune 24</div></div>`,
  ],
  [
    'covered control: “Covered” by <div> “Cover”',
    `<button style="${box}; top: 260px; left: 20px; padding: 14px">Covered</button><div style="${box}; top: 260px; left: 10px; width: 200px; height: 48px; background: silver">Cover</div>`,
  ],
  [
    'small target: “Small” 60 × 20, not 44',
    `<button style="${box}; top: 330px; left: 20px; width: 60px; height: 20px; padding: 0; border: 1px solid">Small</button>`,
  ],
  [
    'sideways scroll: 50 px',
    `<dialog open style="margin: 0; padding: 0; border: 0; width: 100px; overflow: auto"><div style="width: 150px; height: 10px"></div></dialog>`,
  ],
];

test('a look at the layout finds every kind of fault, and nothing behind an open dialog', async ({page}) => {
  await page.setViewportSize({width: 390, height: 900});
  for (const [fault, html] of planted) {
    await page.setContent(`<body style="margin: 0">${html}`);
    expect(await findLayoutFaults(page)).toEqual([fault]);
  }
  await page.setContent('<body style="margin: 0"><div style="width: 500px; height: 10px"></div>');
  expect(await findLayoutFaults(page)).toEqual(['sideways scroll: 110 px']);

  await page.setContent(`<button style="${box}; top: 20px; left: 20px; padding: 14px">Behind</button>
    <dialog style="position: fixed; inset: 0; margin: 0; width: 300px; height: 200px"><p style="${box}">Open</p></dialog>`);
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  expect(await findLayoutFaults(page)).toEqual([]);
});
