/** An address as limits see it: in lower case and without a +tag, which most providers deliver to the same mailbox. */
export function emailKey(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}
