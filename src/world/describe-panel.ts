import type {Panel, PanelPicture, PanelRow} from '#src/world/schema/panel';

const numbered = (text: string, mark: number | undefined): string =>
  mark === undefined ? text : `${text} (step ${String(mark)})`;

function describeRow(row: PanelRow): string {
  if (row.control === 'choice') return `${row.label}: ${row.chosen}`;
  if ('on' in row) return [`${row.label}: ${row.on ? 'on' : 'off'}`, row.value].filter(Boolean).join(', ');
  return `${row.label}: ${row.value}`;
}

/** Description of a panel for screen readers and the page's Markdown. */
export function describePanel({title, tool, rows, buttons = []}: Panel): string {
  const parts = rows.map((row) => numbered(describeRow(row), row.mark));
  const pressed = [...(tool ? [tool] : []), ...buttons].map(({label, mark}) => numbered(label, mark));
  const end = pressed.length === 0 ? '' : ` ${pressed.length === 1 ? 'Button' : 'Buttons'}: ${pressed.join(', ')}.`;
  return `Screen “${title}”. ${parts.join('; ')}.${end}`;
}

/** A copy of a screen without step numbers, for use away from its steps. */
export function withoutMarks(panel: Panel): Panel {
  return JSON.parse(JSON.stringify(panel, (key, value: unknown) => (key === 'mark' ? undefined : value))) as Panel;
}

/** A panel as a picture, with its description. */
export const toPicture = (panel: Panel): PanelPicture => ({kind: 'panel', label: describePanel(panel), ...panel});
