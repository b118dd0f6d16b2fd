/** Milliseconds: the database may have to wake up. */
const timeout = 15_000;

/**
 * Asks the site to look into its database, so its next run sends what a command made due. Returns what to tell the user
 * if that failed: the site looks by itself once an hour.
 */
export async function wakeSite(site: string | undefined, send: typeof fetch = fetch): Promise<string | undefined> {
  const address = `${site ?? 'https://YOUR-SITE'}/api/health?deep=1`;
  const advice = `Open ${address} once, or it can take an hour until the site notices.`;
  if (site === undefined) return `SITE_URL is not set. ${advice}`;
  // 503 is an answer: the check looks into the database whatever it reports.
  const isAwake = await send(address, {signal: AbortSignal.timeout(timeout)}).then(
    ({status}) => status === 200 || status === 503,
    () => false,
  );
  return isAwake ? undefined : `The site did not answer. ${advice}`;
}
