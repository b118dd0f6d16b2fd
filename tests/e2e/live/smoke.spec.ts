import {test} from '../../support/browser/live';
import {runCommand} from '../../support/command';

import {expect} from '@playwright/test';

test('the local site passes `npm run smoke`', async ({baseURL}) => {
  const {status, out, error} = await runCommand('smoke', [baseURL ?? '']);
  expect(`${out}${error}`).not.toMatch(/failed|no answer/);
  expect(status).toBe(0);
});
