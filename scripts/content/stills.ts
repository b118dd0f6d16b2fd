import {stills} from '#src/content/stills/registry';
import {findClosest} from './site.ts';

/** Complaint about the name of a still; undefined if the still exists. */
export function checkStill(name: string): string | undefined {
  if (stills[name] !== undefined) return undefined;
  const close = findClosest(name, Object.keys(stills));
  const hint = close === undefined ? '' : ` Did you mean “${close}”?`;
  return `Unknown still “${name}”.${hint} CONTRIBUTING.md says how to add one.`;
}
