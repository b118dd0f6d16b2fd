import type {ComparisonRow, Plan, PlanComparison} from '#src/content/schema/pricing';
import {readAllowance} from '#src/lib/plan-fit/index';

/** True is a check mark, false prints `excluded`, text is printed as is. */
export type ComparisonCell = boolean | string;

function buildCells(row: ComparisonRow, plans: readonly Plan[], labels: PlanComparison['labels']): ComparisonCell[] {
  if ('from' in row) {
    const first = plans.findIndex(({name}) => name === row.from);
    return plans.map(({name}, at) => row.instead?.[name] ?? at >= first);
  }
  return plans.map((_, at) => {
    const allowance = readAllowance(plans, at, row.measure);
    if (allowance === 'agreed') {
      return labels.agreed;
    }
    return allowance === Infinity ? labels.unlimited : `${row.upTo ?? ''}${allowance.toLocaleString('en-US')}`;
  });
}

/** Rows of the comparison, one cell for each plan. A row of one cell is the title of a group. */
export function buildComparison({groups, labels}: PlanComparison, plans: readonly Plan[]): ComparisonCell[][] {
  return groups.flatMap(({title, rows}) => [
    [title],
    ...rows.map((row) => [row.label, ...buildCells(row, plans, labels)]),
  ]);
}

/** The plans with the rows of their columns above the comparison. */
export function buildColumns({summary, labels}: PlanComparison, plans: readonly Plan[]) {
  return plans.map((plan, at) => ({
    ...plan,
    rows: summary.map((row) => {
      const cell = buildCells(row, plans, labels)[at] ?? false;
      return {label: row.label, value: cell === true ? labels.included : cell};
    }),
  }));
}
