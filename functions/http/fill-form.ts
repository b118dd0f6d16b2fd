import {escapeHtml} from './html';
import {applyEdits, editTag, type Edit} from './edit-html';
import {readForm, type PageForm, type Tag} from './read-form';

/** How to fill in a form. */
export type FormFill = {
  /** Values by name. One without a control becomes a hidden field. */
  values: ReadonlyMap<string, string>;
  /** One message per field. */
  errors: Readonly<Record<string, string>>;
  renderError: (id: string, message: string) => string;
  /** Goes above the form. Gets the ID of each invalid control. */
  renderAlert: (ids: ReadonlyMap<string, string>) => string;
};

/** Attributes by which scripts find a form, or a part of a page that React runs. They would start with empty fields. */
const scriptAttributes = ['data-island', 'data-wake', 'data-page-feedback'];

function withoutScripts(tag: Tag): Edit[] {
  const present = scriptAttributes.filter((name) => name in tag.attributes);
  return present.length === 0 ? [] : [editTag(tag, Object.fromEntries(present.map((name) => [name, undefined])))];
}

/** Attributes of an invalid control, or of the group of one. */
const markInvalid = ({attributes}: Tag, id: string) => ({
  id,
  'aria-invalid': 'true',
  'aria-describedby': [attributes['aria-describedby'], `${id}-error`].filter(Boolean).join(' '),
});

type Control = PageForm['controls'][number];

function fillRadio({control, group}: Control, value: string, error: string | undefined, fill: FormFill): Edit[] {
  const {name = '', value: option} = control.attributes;
  const edits = [editTag(control, {checked: option === value ? '' : undefined})];
  if (group === undefined || error === undefined) return edits;
  const {'aria-invalid': _, ...marks} = markInvalid(group, group.attributes['id'] ?? name);
  const note = {from: group.close, to: group.close, text: fill.renderError(marks.id, error)};
  return [...edits, editTag(group, marks), note];
}

function fillControl({control}: Control, value: string, error: string | undefined, fill: FormFill): Edit[] {
  const {id = '', type} = control.attributes;
  const isArea = control.name === 'textarea';
  const isInvalid = error !== undefined && type !== 'hidden';
  const changes = {...(!isArea && {value}), ...(isInvalid && markInvalid(control, id))};
  return [
    editTag(control, changes),
    // Parsers drop one line break after <textarea>: this one, not the visitor's.
    ...(isArea ? [{from: control.end, to: control.close, text: `\n${escapeHtml(value)}`}] : []),
    ...(isInvalid ? [{from: control.closeEnd, to: control.closeEnd, text: fill.renderError(id, error)}] : []),
  ];
}

/** A page whose form is filled in; `undefined` if it has no form with this action. */
export function fillForm(html: string, action: string, fill: FormFill): string | undefined {
  const page = readForm(html, action);
  if (page === undefined) return undefined;
  const {form, around, controls} = page;
  const ids = new Map<string, string>();
  const edits = [...around, form].flatMap(withoutScripts);
  const hidden = new Map(fill.values);
  for (const item of controls) {
    const {name = '', type, id = item.group?.attributes['id'] ?? name} = item.control.attributes;
    const [value, error] = [fill.values.get(name), fill.errors[name]];
    if (value === undefined) continue;
    const isFirst = hidden.delete(name);
    if (error !== undefined && type !== 'hidden') ids.set(name, id);
    edits.push(
      ...(type === 'radio'
        ? fillRadio(item, value, isFirst ? error : undefined, fill)
        : fillControl(item, value, error, fill)),
    );
  }
  const inputs = Array.from(
    hidden,
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  edits.push(
    {from: form.start, to: form.start, text: fill.renderAlert(ids)},
    {from: form.end, to: form.end, text: inputs.join('')},
  );
  return applyEdits(html, edits);
}
