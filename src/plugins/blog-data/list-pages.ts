import type {ListPage} from '#src/content/blog/types';

/** A page of a paginated list: URL, items and neighbors. */
export type Page<Item> = {path: string; items: Item[]; place: ListPage};

/** Paginates a list with Docusaurus' URLs: `/blog`, `/blog/page/2` … An empty list has one empty page. */
export function paginate<Item>(items: readonly Item[], base: string, perPage: number): Page<Item>[] {
  const pages = Math.max(1, Math.ceil(items.length / perPage));
  const address = (page: number) => (page === 1 ? base : `${base}/page/${page}`);
  return Array.from({length: pages}, (_, index) => {
    const page = index + 1;
    return {
      path: address(page),
      items: items.slice(index * perPage, page * perPage),
      place: {
        page,
        pages,
        ...(page > 1 && {newer: address(page - 1)}),
        ...(page < pages && {older: address(page + 1)}),
      },
    };
  });
}
