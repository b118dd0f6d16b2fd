/** Domains that many addresses have. */
const common = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com'];

/** Domains that look like a slip in one of them. */
const similar = ['ymail.com', 'mail.com', 'email.com'];

/** Whether two texts differ in one letter, or in the order of two. */
function isSlip(typed: string, meant: string): boolean {
  let [wrong, right] = [Array.from(typed), Array.from(meant)];
  while (wrong.length > 0 && wrong[0] === right[0]) [wrong, right] = [wrong.slice(1), right.slice(1)];
  while (wrong.length > 0 && wrong.at(-1) === right.at(-1)) [wrong, right] = [wrong.slice(0, -1), right.slice(0, -1)];
  const isSwapped = wrong.length === 2 && wrong.reverse().join('') === right.join('');
  return isSwapped || (wrong.length < 2 && right.length < 2);
}

/** The domain that was probably meant, if that of an address looks like a slip: `gmail.com` for `ana@gmial.com`. */
export function suggestDomain(address: string): string | undefined {
  const domain = address.trim().toLowerCase().replace(/.*@/, '');
  return [...common, ...similar].includes(domain) ? undefined : common.find((known) => isSlip(domain, known));
}
