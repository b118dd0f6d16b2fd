import {expect, test as base} from '@playwright/test';

/** Tests of the live site, which starts while other tests run. If it fails to start, it stops the run with its output. */
export const test = base.extend<object, {started: undefined}>({
  started: [
    async ({playwright}, use, {project}) => {
      const request = await playwright.request.newContext({baseURL: project.use.baseURL ?? ''});
      await expect(async () => expect((await request.get('/')).status()).toBe(200)).toPass();
      await request.dispose();
      await use(undefined);
    },
    {scope: 'worker', auto: true, timeout: 300_000},
  ],
});
