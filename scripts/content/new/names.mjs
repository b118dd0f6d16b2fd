const longestSlug = 60;

/** The address of a title: small letters, digits and hyphens, cut between two words. */
export function toSlug(title) {
  const slug = title
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug.length <= longestSlug ? slug : slug.slice(0, slug.lastIndexOf('-', longestSlug));
}

/** The day as a front matter writes it, where the writer is. */
export function toDay(date) {
  const two = (number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
