import type {Lighthouse, PageResult, Taps} from './measure-page';
import {budgetOf, misses} from './pages';

/** A run, as it is saved. */
export type Run = {measuredAt: string; node: string; runs: number; pages: readonly PageResult[]};

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The median of each figure of several runs; lists are joined. */
export function medians<T extends Record<string, number | string[]>>(runs: readonly T[]): T {
  const names = Object.keys(runs[0] ?? {});
  const entries = names.map((name) => {
    const values = runs.map((run) => run[name]);
    const lists = values.filter(Array.isArray);
    const numbers = values.filter((value) => typeof value === 'number');
    return [name, lists.length > 0 ? [...new Set(lists.flat())] : median(numbers)];
  });
  return Object.fromEntries(entries) as T;
}

type Cell = string | number;

/** A table in Markdown with aligned columns, so that it reads well in a terminal, too. */
export function formatTable(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const all = rows.map((row) => row.map(String));
  const widths = header.map((name, column) => Math.max(3, name.length, ...all.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (at === 0 ? (cells[at] ?? '').padEnd(width) : (cells[at] ?? '').padStart(width))).join(' | ')} |`;
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(header), `| ${rule.join(' | ')} |`, ...all.map(line)].join('\n');
}

/** Bytes as KB of 1,024, as Lighthouse counts, with one digit. */
export const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

const marked = (isMissed: boolean, text: Cell): string => (isMissed ? `${text}*` : String(text));

/** A measured value, with a star when it misses its target. */
const cell = (name: string, value: number) => marked(misses(name, value), Math.round(value * 1000) / 1000);

function scoreTable(pages: readonly (PageResult & {lighthouse: Lighthouse})[]): string {
  const columns = ['performance', 'accessibility', 'bestPractices', 'seo', 'fcp', 'lcp', 'tbt', 'cls'] as const;
  return formatTable(
    ['page', 'perf', 'access.', 'practices', 'SEO', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'],
    pages.map(({kind, lighthouse}) => [kind, ...columns.map((name) => cell(name, lighthouse[name]))]),
  );
}

function byteTable(pages: readonly PageResult[]): string {
  const parts = ['html', 'css', 'font', 'image', 'script'] as const;
  return formatTable(
    ['page', ...parts, 'to show', 'requests', 'script after', 'css after', 'other hosts'],
    pages.map(({kind, bytes: {shown, after, otherHosts}}) => {
      const budget = budgetOf(kind);
      return [
        kind,
        ...parts.map((part) => kilobytes(shown[part])),
        marked(shown.total > budget.shown, kilobytes(shown.total)),
        marked(shown.requests > budget.requests, shown.requests),
        marked(after.script > budget.script, kilobytes(after.script)),
        kilobytes(after.css),
        marked(otherHosts > 0, otherHosts),
      ];
    }),
  );
}

function tapTable(pages: readonly (PageResult & {taps: Taps})[]): string {
  const columns = ['freshInp', 'freshHydration', 'idleInp', 'idleHydration', 'hurriedInp'] as const;
  return formatTable(
    ['page', 'fresh INP', 'fresh to hydrated', 'idle INP', 'idle to hydrated', 'hurried INP'],
    pages.map(({kind, taps}) => [kind, ...columns.map((name) => cell(name, taps[name]))]),
  );
}

const compared: readonly (readonly [header: string, read: (page: PageResult) => number | undefined])[] = [
  ['LCP ms', ({lighthouse}) => lighthouse?.lcp],
  ['TBT ms', ({lighthouse}) => lighthouse?.tbt],
  ['to show KB', ({bytes}) => bytes.shown.total / 1024],
  ['script after KB', ({bytes}) => bytes.after.script / 1024],
  ['idle INP', ({taps}) => taps?.idleInp],
  ['idle to hydrated', ({taps}) => taps?.idleHydration],
];

function compare(pages: readonly PageResult[], earlier: readonly PageResult[]): string {
  const rows = pages.flatMap((now) => {
    const before = earlier.find(({kind}) => kind === now.kind);
    if (before === undefined) return [];
    const changes = compared.map(([, read]) => {
      const [value, old] = [read(now), read(before)];
      if (value === undefined || old === undefined) return '';
      const change = Number((value - old).toFixed(1));
      return change > 0 ? `+${change}` : change;
    });
    return [[now.kind, ...changes]];
  });
  if (rows.length === 0) return 'It has none of these pages.';
  return formatTable(['page', ...compared.map(([header]) => header)], rows);
}

const hasScores = (page: PageResult): page is PageResult & {lighthouse: Lighthouse} => page.lighthouse !== undefined;
const hasTaps = (page: PageResult): page is PageResult & {taps: Taps} => page.taps !== undefined;

/** The whole report as text. */
export function formatReport(
  {runs, pages}: Pick<Run, 'runs' | 'pages'>,
  earlier?: {name: string; pages: readonly PageResult[]},
): string {
  const of = runs === 1 ? 'one run' : `medians of ${runs}`;
  const failed = pages.flatMap(({kind, lighthouse}) => (lighthouse?.failed ?? []).map((id) => `${kind}: ${id}`));
  const parts = [
    pages.every(hasScores) && `Lighthouse, mobile, ${of}\n\n${scoreTable(pages)}`,
    failed.length > 0 && `Audits that cost a score: ${failed.join(', ')}`,
    `Downloaded on a first visit, KB (1,024 bytes) over the wire, brotli\n\n${byteTable(pages)}`,
    pages.every(hasTaps) &&
      `First tap on a slow phone (4× slower processor, slow 4G), ms, ${of}. Fresh: right after the first paint. Idle: 5 s after\nloading. Hurried: the slowest of repeated taps from the first paint until hydration.\n\n${tapTable(pages)}`,
    '* misses its target (scripts/bench/pages.ts, tests/budgets.json)',
    earlier && `Change since ${earlier.name}\n\n${compare(pages, earlier.pages)}`,
  ];
  return parts.filter(Boolean).join('\n\n');
}
