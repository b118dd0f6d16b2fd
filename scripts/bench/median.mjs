/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** The median of each number of several runs; lists are joined. */
export function medians(runs) {
  return Object.fromEntries(
    Object.entries(runs[0]).map(([name, first]) => {
      const values = runs.map((run) => run[name]);
      return [name, Array.isArray(first) ? [...new Set(values.flat())] : median(values)];
    }),
  );
}
