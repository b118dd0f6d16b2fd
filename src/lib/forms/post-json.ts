/**
 * Posts JSON to one of the site's endpoints and requests JSON.
 * @param timeout Milliseconds after which it rejects, as it does without a network.
 */
export function postJson(
  address: string,
  body: unknown,
  {timeout, headers}: {timeout: number; headers?: Readonly<Record<string, string>>},
): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', Accept: 'application/json', ...headers},
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  });
}
