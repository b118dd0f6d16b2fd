import {wakeSite} from '../../../scripts/lib/wake-site';

const answer = (status: number) => jest.fn(() => Promise.resolve(new Response(null, {status})));

test('a deep health check makes the site look into its database; without one, it says what to do', async () => {
  for (const status of [200, 503]) expect(await wakeSite('https://site.example', answer(status))).toBeUndefined();
  const send = answer(404);
  expect(await wakeSite('https://site.example', send)).toMatch('Open https://site.example/api/health?deep=1 once');
  expect(send).toHaveBeenCalledWith('https://site.example/api/health?deep=1', expect.anything());
  expect(await wakeSite('https://site.example', () => Promise.reject(new Error()))).toMatch('did not answer');
  expect(await wakeSite(undefined)).toMatch('SITE_URL is not set');
});
