import type {Picture} from '#src/content/schema/pictures/picture';

/** First number in a text (`$34,600 premium` is 34600), or undefined. */
function numberIn(text: string | undefined): number | undefined {
  const match = text?.match(/\d[\d,]*(?:\.\d+)?/);
  return match ? Number(match[0].replaceAll(',', '')) : undefined;
}

/** First amount of money in a text, or undefined. */
function dollars(text: string | undefined): number | undefined {
  return numberIn(text?.match(/\$[\d,]+/)?.[0]);
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

/** `6 of 7 …`: the missing ones must be the rows marked as waiting. */
function waitingRows(chip: string | undefined, waiting: number): string[] {
  const match = chip?.match(/^(\d+) of (\d+)/);
  return match ? differs('rows marked waiting', Number(match[2]) - Number(match[1]), waiting) : [];
}

/** An amount in cents, which add up without rounding; `Free` is 0. */
const cents = (text: string): number => Math.round(amount(text) * 100);

const checks: {[Kind in Picture['kind']]?: (picture: Extract<Picture, {kind: Kind}>) => string[]} = {
  day: ({note, chip, rows, side}) => [
    ...differs('money in the note', dollars(note), sum(rows.map((row) => dollars(row.note) ?? 0))),
    ...waitingRows(chip?.text, rows.filter((row) => row.tone === 'waiting').length),
    ...differs('value beside the bars', numberIn(side?.value), side?.bars.at(-1)),
    ...differs('note beside the bars', numberIn(side?.note), side?.bars.at(0)),
  ],
  flow: ({note, outcomes}) => {
    const counted = outcomes.map((outcome) => numberIn(outcome.note)).filter((value) => value !== undefined);
    return counted.length < outcomes.length ? [] : differs('note of the flow', numberIn(note), sum(counted));
  },
  list: ({chip, note, rows}) => [
    ...waitingRows(chip?.text, rows.filter((row) => row.chip?.tone === 'waiting').length),
    ...differs('rows in the note', note?.includes('·') ? numberIn(note) : undefined, rows.length),
    ...differs('total in the note', dollars(note), sum(rows.map((row) => amount(row.right)))),
  ],
  analytics: ({kpis, chart: {values, target, max, tip}, stages}) => [
    ...differs('total of the stages', numberIn(stages?.total), stages && sum(stages.items.map(({count}) => count))),
    ...differs('points of the target line', target?.length, values.length),
    ...(Math.max(...values, ...(target ?? [])) <= max ? [] : ['the chart has a value above its `max`']),
    ...(tip === undefined || kpis.some((kpi) => numberIn(kpi.value) === numberIn(tip.strong))
      ? []
      : [`the chart ends at ${tip.strong}, which none of the figures on top repeats`]),
  ],
  booking: ({note, open, selected, slots, selectedSlot, month, startsOn}) => [
    ...differs('weekday of the first', startsOn, new Date(`1 ${month} UTC`).getUTCDay()),
    ...differs('open days in the note', numberIn(note), open.length),
    ...(open.includes(selected) ? [] : ['the selected day is not among the open ones']),
    ...(slots.includes(selectedSlot) ? [] : ['the selected time is not among the slots']),
  ],
  // Bar shares must be parts of the total, or relative to the longest bar or to 100%.
  report: ({note, bars}) => {
    const total = sum(bars.map((bar) => amount(bar.value)));
    const most = bars.every(({value}) => value.includes('%')) ? 100 : Math.max(...bars.map(({value}) => amount(value)));
    if (bars.every(({share, value}) => share === Math.round((amount(value) / most) * 100))) return [];
    return [
      ...differs('note of the report', numberIn(note), total),
      ...bars.flatMap((bar) =>
        differs(`share of “${bar.name}”`, bar.share, Math.round((amount(bar.value) / total) * 100)),
      ),
    ];
  },
  shop: ({cart}) => differs('total of the cart', cents(cart.total), sum(cart.lines.map(({price}) => cents(price)))),
  month: ({chip, posts}) => differs('posts of the month', numberIn(chip.text), posts.length),
};

/** One sentence per number in a picture that contradicts another part of it. */
export function contradictions(picture: Picture): string[] {
  const check = checks[picture.kind] as ((picture: Picture) => string[]) | undefined;
  return check?.(picture) ?? [];
}
