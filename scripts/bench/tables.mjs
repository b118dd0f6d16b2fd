import {budgetOf, misses} from './bars.mjs';

/** A table in Markdown, its columns set flush, so that it reads in a terminal too. */
export function formatTable(header, rows) {
  const all = [header, ...rows].map((row) => row.map(String));
  const widths = header.map((_, column) => Math.max(3, ...all.map((row) => row[column].length)));
  const line = (cells) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(all[0]), rule, ...all.slice(1).map(line)].join('\n');
}

/** Bytes as KB of 1,024, as Lighthouse counts, with one digit. */
export const kilobytes = (bytes) => (bytes / 1024).toFixed(1);

const missed = (isMissed, text) => (isMissed ? `${text}*` : String(text));

/** A measured value, with a star when it misses its bar. */
const cell = (values, name) => missed(misses(name, values[name]), Math.round(values[name] * 1000) / 1000);

function scoreTable(results) {
  const columns = ['performance', 'accessibility', 'bestPractices', 'seo', 'fcp', 'lcp', 'tbt', 'cls'];
  const header = ['page', 'perf', 'access.', 'practices', 'SEO', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'];
  return formatTable(
    header,
    results.map(({kind, lighthouse}) => [kind, ...columns.map((name) => cell(lighthouse, name))]),
  );
}

function byteTable(results) {
  const header = [
    'page',
    'html',
    'css',
    'font',
    'image',
    'script',
    'to show',
    'requests',
    'script after',
    'css after',
    'other hosts',
  ];
  return formatTable(
    header,
    results.map(({kind, bytes: {shown, after, otherHosts}}) => {
      const budget = budgetOf(kind);
      return [
        kind,
        ...[shown.html, shown.css, shown.font, shown.image, shown.script].map(kilobytes),
        missed(shown.total > budget.shown, kilobytes(shown.total)),
        missed(shown.requests > budget.requests, shown.requests),
        missed(after.script > budget.script, kilobytes(after.script)),
        kilobytes(after.css),
        missed(otherHosts > 0, otherHosts),
      ];
    }),
  );
}

function tapTable(results) {
  const header = ['page', 'fresh INP', 'fresh to hydrated', 'idle INP', 'idle to hydrated', 'hurried INP'];
  const columns = ['freshInp', 'freshHydration', 'idleInp', 'idleHydration', 'hurriedInp'];
  return formatTable(
    header,
    results.map(({kind, taps}) => [kind, ...columns.map((name) => cell(taps, name))]),
  );
}

function compare(results, earlier) {
  const header = ['page', 'LCP ms', 'TBT ms', 'to show KB', 'script after KB', 'idle INP', 'idle to hydrated'];
  const rows = results.flatMap((now) => {
    const then = earlier.find(({kind}) => kind === now.kind);
    if (then === undefined) return [];
    const pairs = [
      [now.lighthouse?.lcp, then.lighthouse?.lcp],
      [now.lighthouse?.tbt, then.lighthouse?.tbt],
      [now.bytes.shown.total / 1024, then.bytes.shown.total / 1024],
      [now.bytes.after.script / 1024, then.bytes.after.script / 1024],
      [now.taps?.idleInp, then.taps?.idleInp],
      [now.taps?.idleHydration, then.taps?.idleHydration],
    ];
    const change = (difference) => `${difference > 0 ? '+' : ''}${Number(difference.toFixed(1))}`;
    return [[now.kind, ...pairs.map(([a, b]) => (a === undefined || b === undefined ? '' : change(a - b)))]];
  });
  return rows.length === 0 ? 'It has none of these pages.' : formatTable(header, rows);
}

/**
 * The whole report as text.
 *
 * @param {{runs: number, pages: object[]}} run
 * @param {{name: string, pages: object[]} | undefined} earlier
 */
export function formatReport({runs, pages}, earlier) {
  const isWhole = (part) => pages.every((page) => page[part] !== undefined);
  const of = runs === 1 ? 'one run' : `medians of ${runs}`;
  const failed = pages.flatMap(({kind, lighthouse}) => (lighthouse?.failed ?? []).map((id) => `${kind}: ${id}`));
  const parts = [
    isWhole('lighthouse') && `Lighthouse, mobile, ${of}\n\n${scoreTable(pages)}`,
    failed.length > 0 && `Audits that cost a score: ${failed.join(', ')}`,
    `Downloaded on a first visit, KB (1,024 bytes) over the wire, brotli\n\n${byteTable(pages)}`,
    isWhole('taps') &&
      `First tap on a slow phone (4× slower processor, slow 4G), ms, ${of}. Fresh: right after the first paint. Idle: 5 s after\nloading. Hurried: the slowest of taps that go on from the first paint until React has the page.\n\n${tapTable(pages)}`,
    '* misses its bar (scripts/bench/bars.mjs, tests/budgets.json)',
    earlier && `Change since ${earlier.name}\n\n${compare(pages, earlier.pages)}`,
  ];
  return parts.filter(Boolean).join('\n\n');
}
