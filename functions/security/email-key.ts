/** An address as rate limits see it: lowercase and without a +tag, which most providers deliver to the same mailbox. */
export function emailKey(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}
