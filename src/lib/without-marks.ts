import type {Panel} from '#src/pictures/types';

/** A screen without the numbers of steps, where there are none. */
export function withoutMarks(panel: Panel): Panel {
  return JSON.parse(JSON.stringify(panel, (key, value: unknown) => (key === 'mark' ? undefined : value))) as Panel;
}
