export type FakeResponse = {ok: boolean; status: number; headers: Headers; json: () => Promise<unknown>};

/** What our forms read of a response; jsdom has no `Response`. */
export const fakeResponse = (
  status: number,
  body: unknown = {},
  headers: Record<string, string> = {},
): FakeResponse => ({
  ok: status < 300,
  status,
  headers: new Headers(headers),
  json: () => Promise.resolve(body),
});

type Sent = {headers: Record<string, string>; body: string};

/** A mock of `fetch`, reset before each test. */
export function useFetch(): jest.Mock<Promise<FakeResponse>, [string, Sent]> {
  const mock = jest.fn<Promise<FakeResponse>, [string, Sent]>();
  beforeEach(() => {
    mock.mockReset();
    Object.assign(globalThis, {fetch: mock});
  });
  return mock;
}
