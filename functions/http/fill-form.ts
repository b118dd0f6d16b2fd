import {partAttribute, type PartName, type SlotTexts} from '#src/contracts/form-parts';
import {applyEdits, type Edit, editTag} from './edit-html';
import {escapeHtml} from './html';
import {type PageForm, readForm, type Tag} from './read-form';

/** How to fill in a form. */
export type FormFill = {
  /** Values by name. One without a control becomes a hidden field. */
  values: ReadonlyMap<string, string>;
  /** One message per field. */
  errors: Readonly<Record<string, string>>;
  /** Returns the alert's texts as HTML, given the ID of each invalid control. Leave it out for a form without an alert. */
  describe?: ((ids: ReadonlyMap<string, string>) => SlotTexts) | undefined;
};

/** Renders a part of a form, with its texts as HTML. */
type RenderPart = (name: PartName, texts: SlotTexts) => string;

const createRenderer =
  (html: string, {templates}: PageForm): RenderPart =>
  (name, texts) => {
    const template = templates.get(name);
    if (template === undefined) return '';
    return html
      .slice(template.end, template.close)
      .replace(/<slot name="?(\w+)"?>(.*?)<\/slot>/gs, (_, slot: string, own: string) => texts[slot] ?? own);
  };

/** The error of a control or a group. */
const renderError = (render: RenderPart, id: string, message: string): string =>
  render('error', {text: escapeHtml(message)}).replace(/^<\w+/, `$& id="${id}-error"`);

/** Attributes of an invalid control, or of the group of one. */
const markInvalid = ({attributes}: Tag, id: string) => ({
  id,
  'aria-invalid': 'true',
  'aria-describedby': [attributes['aria-describedby'], `${id}-error`].filter(Boolean).join(' '),
});

type Control = PageForm['controls'][number];

function fillRadio({control, group}: Control, value: string, error: string | undefined, render: RenderPart): Edit[] {
  const {name = '', value: option} = control.attributes;
  const edits = [editTag(control, {checked: option === value ? '' : undefined})];
  if (group === undefined || error === undefined) return edits;
  const {'aria-invalid': _, ...marks} = markInvalid(group, group.attributes['id'] ?? name);
  const note = {from: group.close, to: group.close, text: renderError(render, marks.id, error)};
  return [...edits, editTag(group, marks), note];
}

function fillControl({control}: Control, value: string, error: string | undefined, render: RenderPart): Edit[] {
  const {id = '', type} = control.attributes;
  const isArea = control.name === 'textarea';
  const isInvalid = error !== undefined && type !== 'hidden';
  const changes = {...(!isArea && {value}), ...(isInvalid && markInvalid(control, id))};
  return [
    editTag(control, changes),
    // Parsers drop one line break after <textarea>: this one, not the visitor's.
    ...(isArea ? [{from: control.end, to: control.close, text: `\n${escapeHtml(value)}`}] : []),
    ...(isInvalid ? [{from: control.closeEnd, to: control.closeEnd, text: renderError(render, id, error)}] : []),
  ];
}

/** A page whose form is filled in; `undefined` if it has no form with this action. */
export function fillForm(html: string, action: string, fill: FormFill): string | undefined {
  const page = readForm(html, action);
  if (page === undefined) return undefined;
  const {form, templates, controls} = page;
  const render = createRenderer(html, page);
  const ids = new Map<string, string>();
  const edits: Edit[] = [];
  const hidden = new Map(fill.values);
  for (const item of controls) {
    const {name = '', type, id = item.group?.attributes['id'] ?? name} = item.control.attributes;
    const [value, error] = [fill.values.get(name), fill.errors[name]];
    if (value === undefined) continue;
    const isFirst = hidden.delete(name);
    if (error !== undefined && type !== 'hidden') ids.set(name, id);
    edits.push(
      ...(type === 'radio'
        ? fillRadio(item, value, isFirst ? error : undefined, render)
        : fillControl(item, value, error, render)),
    );
  }
  const inputs = Array.from(
    hidden,
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  edits.push({from: form.end, to: form.end, text: inputs.join('')});
  if (fill.describe !== undefined) {
    const at = templates.get('alert')?.start ?? form.end;
    const alert = render('alert', fill.describe(ids)).replace(
      /role="?alert"?/,
      `role="alert" ${partAttribute}="alert" tabindex="-1" autofocus`,
    );
    edits.push({from: at, to: at, text: alert});
  }
  return applyEdits(html, edits);
}
