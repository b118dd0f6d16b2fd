import {company} from '#src/content/company/company';

import {readdirSync, readFileSync} from 'node:fs';

import {inProject} from '../../scripts/lib/project.mjs';
import {runCommand} from '../support/command';
import {useFolder} from '../support/folder';

const day = 86_400_000;
const folder = useFolder();

test('security.txt expires in two months to a year from now', () => {
  const left = (Date.parse(company.securityTextExpires) - Date.now()) / day;
  // If sooner, check the mailbox and extend `securityTextExpires` in src/content/company/company.ts.
  expect(left).toBeGreaterThan(60);
  expect(left).toBeLessThan(366);
});

test('the icons are up to date with the logo (`npm run icons`)', async () => {
  const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
  await runCommand('icons', [folder.at()]);
  const icons = readdirSync(folder.at());
  const stale = icons.filter((name) => {
    const png = readFileSync(folder.at(name));
    const kept = readFileSync(inProject('static/icons', name));
    // Antialiasing differs between processors, so bytes may differ slightly.
    const alike = Math.abs(kept.length - png.length) < png.length / 20;
    return !alike || sizeOf(kept).join() !== sizeOf(png).join();
  });
  expect(icons).toHaveLength(4);
  expect(stale).toEqual([]);
});
