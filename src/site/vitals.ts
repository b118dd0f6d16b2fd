/** Share of visits to measure, from 0 (none) to 1 (all). */
function readShare(value: string | undefined): number {
  // An empty variable is treated as unset: Netlify's form saves empty strings.
  const share = value === undefined || value.trim() === '' ? 0.1 : Number(value);
  if (!(share >= 0 && share <= 1)) throw new Error(`VITALS_SHARE is "${value}". Use a number from 0 to 1, like 0.1.`);
  return share;
}

export const vitalsShare = readShare(process.env.VITALS_SHARE);

/** Variables read here at build time. */
export const vitalsVariables = ['VITALS_SHARE'] as const;
