import {wakeSite} from '../../../scripts/lib/wake-site';

const answer = (status: number) => jest.fn(() => Promise.resolve(new Response(null, {status})));

test('a deep health check makes the site look into its database; without one, it says what to do', async () => {
  const site = {siteUrl: 'https://site.example', healthToken: 'token-of-the-site'};
  for (const status of [200, 503]) expect(await wakeSite(site, answer(status))).toBeUndefined();
  const send = answer(404);
  expect(await wakeSite(site, send)).toMatch('did not answer. It can take an hour');
  const headers = {Authorization: 'Bearer token-of-the-site'};
  expect(send).toHaveBeenCalledWith('https://site.example/api/health', expect.objectContaining({headers}));
  expect(await wakeSite(site, () => Promise.reject(new Error()))).toMatch('did not answer');
  expect(await wakeSite({...site, siteUrl: undefined})).toMatch('SITE_URL is not set');
  expect(await wakeSite({...site, healthToken: undefined})).toMatch('HEALTH_TOKEN is not set');
});
