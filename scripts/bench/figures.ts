/** The median of several runs, and how far apart they were: largest minus smallest. */
export type Figure = {median: number; noise: number};

/** Figures by kind of page and name (`lcp`, `fresh INP`), as `--save` writes them. */
export type Baseline = Readonly<Record<string, Readonly<Record<string, Figure>>>>;

/** To three decimals, which layout shift needs. */
const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Median and noise of each number over several runs. */
export function summarize(runs: readonly Readonly<Record<string, number>>[]): Record<string, Figure> {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const values = runs.map((run) => run[name] ?? 0).sort((a, b) => a - b);
      const [least = 0, middle = 0] = [values[0], values[Math.floor(values.length / 2)]];
      return [name, {median: round(middle), noise: round((values.at(-1) ?? 0) - least)}];
    }),
  );
}

/**
 * Figures that two measurements share: page, name, both medians, their ratio, and the noise of the noisier one.
 * @param names Only these figures; without it, only those that differ by more than the noise.
 */
export function compare(before: Baseline, now: Baseline, names?: readonly string[]): unknown[][] {
  return Object.entries(now).flatMap(([page, figures]) =>
    Object.entries(figures).flatMap(([name, {median, noise}]) => {
      const other = before[page]?.[name];
      if (other === undefined) return [];
      const limit = Math.max(noise, other.noise);
      const wanted = names?.includes(name) ?? Math.abs(median - other.median) > limit;
      if (!wanted) return [];
      return [[page, name, other.median, median, other.median === 0 ? '' : (median / other.median).toFixed(2), limit]];
    }),
  );
}
