/** Milliseconds: the database may have to wake up. */
const timeout = 15_000;

/**
 * Asks the site to look into its database, so its next run sends what a command made due. Returns what to tell the user
 * if that failed: the site looks by itself once an hour.
 */
export async function wakeSite(
  {siteUrl, healthToken}: {siteUrl: string | undefined; healthToken: string | undefined},
  send: typeof fetch = fetch,
): Promise<string | undefined> {
  const advice = 'It can take an hour until the site notices.';
  if (siteUrl === undefined) return `SITE_URL is not set. ${advice}`;
  if (healthToken === undefined) return `HEALTH_TOKEN is not set as on the site. ${advice}`;
  // 503 is an answer: the check looks into the database whatever it reports.
  const isAwake = await send(`${siteUrl}/api/health`, {
    headers: {Authorization: `Bearer ${healthToken}`},
    signal: AbortSignal.timeout(timeout),
  }).then(
    ({status}) => status === 200 || status === 503,
    () => false,
  );
  return isAwake ? undefined : `The site did not answer. ${advice}`;
}
