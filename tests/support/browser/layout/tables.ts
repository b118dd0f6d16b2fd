import type {Fault, Reader} from './reader';

/** Runs in the page: columns of a drawn table that fall under it, where they read as more rows. */
export function findTableFaults({isShown, quote}: Reader): Fault[] {
  return Array.from(document.querySelectorAll('[style*="--columns"]')).flatMap((table) => {
    const columns = Array.from(table.children).filter((part) => part.localName === 'div' && isShown(part));
    const top = columns[0]?.getBoundingClientRect().top ?? 0;
    return columns
      .filter((column) => Math.abs(column.getBoundingClientRect().top - top) > 1)
      .map((part) => ({kind: 'column under its table', what: quote(part.textContent), part}));
  });
}
