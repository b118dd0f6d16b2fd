import type {Chip} from '#src/world/schema/parts';
import type {Picture} from '#src/world/schema/picture';
import type {Pane, ReportPane} from '#src/world/schema/shot';

/** First number in a text (`$34,600 premium` is 34600), or undefined. */
function numberIn(text: string | undefined): number | undefined {
  const match = text?.match(/\d[\d,]*(?:\.\d+)?/);
  return match ? Number(match[0].replaceAll(',', '')) : undefined;
}

/** Number in a text, or 0, for sums. */
function amount(text: string | undefined): number {
  return numberIn(text) ?? 0;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Describes a difference, if any. An unknown side is not a difference. */
function differs(what: string, stated: number | undefined, counted: number | undefined): string[] {
  if (stated === undefined || counted === undefined || Math.abs(stated - counted) < 0.001) return [];
  return [`${what}: the picture says ${stated}, its parts give ${counted}`];
}

/** An amount in cents, which add up without rounding; `Free` is 0. */
const cents = (text: string): number => Math.round(amount(text) * 100);

/** A workflow whose outcomes all have a number. */
function flowFaults({note, outcomes}: Extract<Pane, {pane: 'flow'}>): string[] {
  const counted = outcomes.map((outcome) => numberIn(outcome.note)).filter((value) => value !== undefined);
  return counted.length < outcomes.length ? [] : differs('note of the flow', numberIn(note), sum(counted));
}

/** A report whose chart repeats one of its figures. */
function reportFaults({kpis, chart}: ReportPane): string[] {
  if (!chart) return [];
  const {values, target, max, tip} = chart;
  return [
    ...differs('points of the target line', target?.length, values.length),
    ...(Math.max(...values, ...(target ?? [])) <= max ? [] : ['the chart has a value above its `max`']),
    ...(tip === undefined || kpis.some((kpi) => numberIn(kpi.value) === numberIn(tip.strong))
      ? []
      : [`the chart ends at ${tip.strong}, which none of the figures on top repeats`]),
  ];
}

/** A cell as a number; `−$24.63` is negative. */
const signed = (cell: string | Chip | undefined): number =>
  typeof cell === 'string' ? cents(cell) * (cell.startsWith('−') ? -1 : 1) : 0;

/** Cells of a table, whose last row may be what the others add up to. */
function tableFaults(columns: readonly string[], rows: readonly (readonly (string | Chip)[])[]): string[] {
  const last = rows.findIndex(([name]) => /^(?:All|Total|Balance)\b/.test(typeof name === 'string' ? name : ''));
  return [
    ...rows.flatMap((row) => differs(`cells of “${String(row[0])}”`, row.length, columns.length)),
    ...(rows[last] ?? []).flatMap((cell, index) => {
      if (last < 0 || index === 0 || signed(cell) === 0) return [];
      return differs(`“${columns[index]}”`, signed(cell), sum(rows.slice(0, last).map((row) => signed(row[index]))));
    }),
  ];
}

const checks: {[Kind in Picture['kind']]?: (picture: Extract<Picture, {kind: Kind}>) => string[]} = {
  shot: ({panes}) =>
    panes.flatMap((pane) =>
      pane.pane === 'flow'
        ? flowFaults(pane)
        : pane.pane === 'report'
          ? reportFaults(pane)
          : pane.pane === 'page'
            ? tableFaults(pane.head, pane.rows)
            : [],
    ),
  sheet: ({columns, rows}) => tableFaults(columns, rows),
  booking: ({note, open, selected, slots, selectedSlot, month, startsOn}) => [
    ...differs('weekday of the first', startsOn, new Date(`1 ${month} UTC`).getUTCDay()),
    ...differs('open days in the note', numberIn(note), open.length),
    ...(open.includes(selected) ? [] : ['the selected day is not among the open ones']),
    ...(slots.includes(selectedSlot) ? [] : ['the selected time is not among the slots']),
  ],
  shop: ({cart}) => differs('total of the cart', cents(cart.total), sum(cart.lines.map(({price}) => cents(price)))),
};

/** One sentence per number in a picture that contradicts another part of it. */
export function contradictions(picture: Picture): string[] {
  const check = checks[picture.kind] as ((picture: Picture) => string[]) | undefined;
  return check?.(picture) ?? [];
}
