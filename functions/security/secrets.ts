const faults = {missing: 'APP_SECRET is not set', short: 'APP_SECRET has less than 32 characters'} as const;

/** Problems of the secrets in production. */
export type SecretFault = (typeof faults)[keyof typeof faults];

/** Keys of all signatures and hashes. */
export type Secrets = {
  /** Signs new links. */
  appSecret: string | undefined;
  /** Earlier secrets, whose signatures are still accepted. */
  oldSecrets: readonly string[];
  secretFault?: SecretFault | undefined;
};

/** With one of our links, anyone could brute-force a shorter secret and sign their own. */
const shortest = 32;

// Used only on a developer's machine, where the database holds only test data.
const localSecret = 'local development only';

/**
 * Reads a list of secrets, the current one first. In production, a secret that is too short is ignored and not replaced
 * by the next one, which may have leaked.
 * @param local Under `netlify dev` any secret is accepted, or none.
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

/**
 * Secrets whose signatures are accepted, the current one first. Earlier ones are accepted even without a current one,
 * because verifying signs nothing.
 */
export function secretsOf({appSecret, oldSecrets}: Pick<Secrets, 'appSecret' | 'oldSecrets'>): string[] {
  return appSecret === undefined ? [...oldSecrets] : [appSecret, ...oldSecrets];
}

/** Why no link can be signed; `undefined` if links can be signed. */
export function unsignedReason({appSecret, secretFault}: Omit<Secrets, 'oldSecrets'>): SecretFault | undefined {
  return appSecret === undefined ? (secretFault ?? faults.missing) : undefined;
}
