import type {Panel} from '#src/pictures/types';

/** A copy of a screen without step numbers, for use away from its steps. */
export function withoutMarks(panel: Panel): Panel {
  return JSON.parse(JSON.stringify(panel, (key, value: unknown) => (key === 'mark' ? undefined : value))) as Panel;
}
