import type {Plan, ComparisonRow, PlanComparison} from '#src/content/schema/pricing';
import {readAllowance} from '#src/lib/plan-fit/index';
import type {ComparisonCell, ComparisonGroup} from './ComparisonTable';

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
    return allowance === Infinity ? labels.unlimited : allowance.toLocaleString('en-US');
  });
}

/**
 * Builds the rows of the comparison: numbers from the plans' limits, check marks from the first plan that includes the
 * feature.
 */
export function buildComparison({groups, labels}: PlanComparison, plans: readonly Plan[]): ComparisonGroup[] {
  return groups.map(({title, rows}) => ({
    title,
    rows: rows.map((row) => ({label: row.label, cells: buildCells(row, plans, labels)})),
  }));
}
