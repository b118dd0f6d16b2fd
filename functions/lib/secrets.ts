const faults = {missing: 'APP_SECRET is not set', short: 'APP_SECRET has less than 32 characters'} as const;

/** Why production lacks a key, or a part of its list of keys. */
export type SecretFault = (typeof faults)[keyof typeof faults];

/** The keys of all signatures and hashes. */
export type Secrets = {
  /** The one that signs. */
  appSecret: string | undefined;
  /** Keys before it: what they have signed is still taken. */
  oldSecrets: readonly string[];
  secretFault?: SecretFault | undefined;
};

/** Anyone with one of our links could try shorter ones until one fits, and then sign links of their own. */
const shortest = 32;

// Only a developer's machine hashes with this, and its database holds no address but the developer's own.
const localSecret = 'local development only';

/**
 * Reads a list of secrets, the current one first. In production one that is too short counts as not there, and none takes
 * its place: the next may be the one that got out.
 * @param local Under `netlify dev` any will do, or none.
 */
export function readSecrets(list: string, local: boolean): Secrets {
  const [first, ...older] = list
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean);
  const fits = (text: string) => local || text.length >= shortest;
  const oldSecrets = older.filter(fits);
  if (first === undefined) {
    return local ? {appSecret: localSecret, oldSecrets} : {appSecret: first, oldSecrets, secretFault: faults.missing};
  }
  const hasShort = ![first, ...older].every(fits);
  return {appSecret: fits(first) ? first : undefined, oldSecrets, ...(hasShort && {secretFault: faults.short})};
}

/** The secrets whose signatures are taken, the current one first. Old ones are taken without it, too: reading signs nothing. */
export function secretsOf({appSecret, oldSecrets}: Pick<Secrets, 'appSecret' | 'oldSecrets'>): string[] {
  return appSecret === undefined ? [...oldSecrets] : [appSecret, ...oldSecrets];
}

/** Why no link can be signed; `undefined` if one can. */
export function unsignedReason({appSecret, secretFault}: Omit<Secrets, 'oldSecrets'>): SecretFault | undefined {
  return appSecret === undefined ? (secretFault ?? faults.missing) : undefined;
}
