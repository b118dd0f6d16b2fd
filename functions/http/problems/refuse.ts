import type {Handled} from '../handle-and-log';
import {type HtmlPage, htmlResponse, problemResponse} from '../responses';
import type {Problem} from './problem';

/** Refuses with problem details. */
export function refuseAsJson(problem: Problem): Handled {
  return {response: problemResponse(problem), outcome: problem.outcome};
}

/**
 * Refuses browsers with a page and API clients with problem details.
 * @param asPage See `wantsPage`.
 */
export async function refuse(
  asPage: boolean,
  problem: Problem,
  page: () => HtmlPage | Promise<HtmlPage>,
): Promise<Handled> {
  if (!asPage) return refuseAsJson(problem);
  return {response: htmlResponse(problem.status, await page(), problem.headers), outcome: problem.outcome};
}
