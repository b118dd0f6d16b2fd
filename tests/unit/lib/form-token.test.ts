import {createTokenKeeper} from '#src/lib/forms/form-token';

const hour = 3_600_000;

test('a token is requested once, and again when the form is touched after half a day', async () => {
  jest.useFakeTimers({doNotFake: ['queueMicrotask', 'nextTick']});
  const tokens = ['first', 'second'];
  const fetchMock = jest.fn(() => Promise.resolve(Response.json({token: tokens.shift()})));
  Object.assign(globalThis, {fetch: fetchMock});
  const settle = (): Promise<unknown> => jest.advanceTimersByTimeAsync(1);
  const keeper = createTokenKeeper('/api/form-token');
  expect(keeper.read()).toBeUndefined();
  keeper.touch();
  await settle();
  jest.advanceTimersByTime(11 * hour);
  keeper.touch();
  await settle();
  expect([fetchMock.mock.calls.length, keeper.read()]).toEqual([1, 'first']);
  jest.advanceTimersByTime(48 * hour);
  keeper.touch();
  await settle();
  expect([fetchMock.mock.calls.length, keeper.read()]).toEqual([2, 'second']);
  jest.useRealTimers();
});
