/** The tags by which a DocSearch crawler sorts pages: the site searches its own index, nobody reads them. */
export default function SearchMetadata(): null {
  return null;
}
