import {createNamer} from '#src/plugins/short-class-names/index';
import {findWindowFaults} from '../../support/browser/layout/windows';
import {sitemapPaths} from '../../support/built-site';

import {expect, test} from '@playwright/test';

// Drawn windows are full, whole and recognizable in every slot. Nothing here needs a script of the page.
test.use({javaScriptEnabled: false});

const name = createNamer();
const prefixOf = (folder: string): string => name(`src/pictures/${folder}/styles.module.scss`, '').slice(0, 4);
const prefixes = {shot: prefixOf('Shot'), shell: prefixOf('app/Shell'), sheet: prefixOf('kinds/Sheet')};

const single = ['/', '/features', '/demo', '/pricing', '/about', '/security', '/contact-support'];
const releases = ['late-reminders', 'see-the-workload', 'undo-an-import', 'website-chat'].map(
  (one) => `/changelog/${one}`,
);
const inFamily = /^\/(?:solutions|services|industries|case-studies)(?:\/|$)/;

for (const path of [...single, ...releases, ...sitemapPaths().filter((one) => inFamily.test(one))]) {
  test(`windows of ${path} are full at every width`, async ({page}) => {
    await page.goto(path);
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({width, height: 900});
      const {count, faults} = await page.evaluate(findWindowFaults, prefixes);
      if (path.startsWith('/industries/')) expect(count).toBeGreaterThan(0);
      expect(faults, `at ${width} pixels`).toEqual([]);
    }
  });
}
