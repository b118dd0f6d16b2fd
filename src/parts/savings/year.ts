import type {SavingsSheetContent} from '#src/content/schema/savings';
import type {Values} from '#src/lib/formula/index';
import type {WorksheetResult} from '#src/parts/worksheet/results';

/** The first year month by month: 13 balances, from minus the setup to what is left after twelve months. */
export function listYear(
  {year}: Pick<SavingsSheetContent, 'year'>,
  results: readonly WorksheetResult[],
  values: Values,
): number[] {
  const amount = (letter: string): number => results.find(({name}) => name === letter)?.value ?? values[letter] ?? 0;
  const [gained, paid, once] = [amount(year.gained), amount(year.paid), amount(year.once)];
  const month = (gained - (paid - once)) / 12;
  return Array.from({length: 13}, (_, at) => at * month - once);
}

/** Size of the drawing, and the space above and below its line. */
export const drawing = {width: 390, height: 160, margin: 8};

/** Height of an amount from the top, as a share of the drawing. */
export function placeAmount(amount: number, balances: readonly number[]): number {
  const most = Math.max(0, ...balances);
  const span = most - Math.min(0, ...balances) || 1;
  const {height, margin} = drawing;
  return (margin + ((most - amount) / span) * (height - 2 * margin)) / height;
}

/** A step for each month. */
export function drawSteps(balances: readonly number[]): string {
  const step = drawing.width / balances.length;
  const [first = 0, ...months] = balances.map(
    (balance) => Math.round(placeAmount(balance, balances) * drawing.height * 10) / 10,
  );
  return `M0 ${first}${months.map((y, at) => `H${(at + 1) * step}V${y}`).join('')}H${drawing.width}`;
}

/** The first month that ends at zero or above, if an earlier one was below. */
export const findTurn = (balances: readonly number[]): number =>
  balances.findIndex((balance, at) => balance >= 0 && (balances[at - 1] ?? 0) < 0);
