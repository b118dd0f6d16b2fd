import type {Article, ListPage} from '#src/content/schema/blog';

/**
 * The data of each page of a list, by Docusaurus' URLs: `/blog`, `/blog/page/2` … An empty list has one empty page.
 * @param dataOf Creates a page's data from its articles and its position.
 */
export function listPages<Data>(
  articles: readonly Article[],
  base: string,
  perPage: number,
  dataOf: (articles: Article[], place: ListPage) => Data,
): [path: string, data: Data][] {
  const pages = Math.max(1, Math.ceil(articles.length / perPage));
  const address = (page: number) => (page === 1 ? base : `${base}/page/${page}`);
  return Array.from({length: pages}, (_, index) => {
    const page = index + 1;
    const place = {
      page,
      pages,
      ...(page > 1 && {newer: address(page - 1)}),
      ...(page < pages && {older: address(page + 1)}),
    };
    return [address(page), dataOf(articles.slice(index * perPage, page * perPage), place)];
  });
}
