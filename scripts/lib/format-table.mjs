import Table from 'cli-table3';

/** Rows under their heads, without colors: the output may go to a file. */
export function formatTable(head, rows) {
  const table = new Table({head, style: {head: [], border: [], compact: true}});
  table.push(...rows);
  return table.toString();
}
