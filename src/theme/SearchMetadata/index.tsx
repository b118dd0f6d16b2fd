/** Omits the tags for DocSearch crawlers: the site has its own search index. */
export default function SearchMetadata(): null {
  return null;
}
