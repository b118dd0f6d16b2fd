/** Why production lacks a key, or a part of its list of keys. */
export type SecretFault = 'APP_SECRET is not set' | 'APP_SECRET has less than 32 characters';

/** The keys of all signatures and hashes. */
export type Secrets = {
  /** The one that signs. */
  appSecret: string | undefined;
  /** Keys before it: what they have signed is still taken. */
  oldSecrets: readonly string[];
  secretFault?: SecretFault | undefined;
};

/** Whoever has one of our links could try shorter ones until one fits, and then sign links of their own. */
const shortest = 32;

// Only a developer's machine hashes with this, and its database holds no address but the developer's own.
const localSecret = 'local development only';

/**
 * Reads a list of secrets, the current one first. In production one that is too short counts as not there.
 * @param local Under `netlify dev` any will do, or none.
 */
export function readSecrets(list: string, local: boolean): Secrets {
  const given = list
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean);
  const [appSecret, ...oldSecrets] = local ? given : given.filter((text) => text.length >= shortest);
  if (local) return {appSecret: appSecret ?? localSecret, oldSecrets};
  if (given.length === 0) return {appSecret, oldSecrets, secretFault: 'APP_SECRET is not set'};
  const hasShort = given.some((text) => text.length < shortest);
  return {appSecret, oldSecrets, ...(hasShort && {secretFault: 'APP_SECRET has less than 32 characters'})};
}

/** The secrets whose signatures are taken, the current one first. */
export function secretsOf({appSecret, oldSecrets}: Pick<Secrets, 'appSecret' | 'oldSecrets'>): string[] {
  return appSecret === undefined ? [] : [appSecret, ...oldSecrets];
}

/** Why nothing can be signed; `undefined` if it can. */
export function whyUnsigned({appSecret, secretFault}: Omit<Secrets, 'oldSecrets'>): SecretFault | undefined {
  return appSecret === undefined ? (secretFault ?? 'APP_SECRET is not set') : undefined;
}
