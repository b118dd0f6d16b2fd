import {partAttribute} from '#src/contracts/form-parts';

import {Parser} from 'htmlparser2';

/** An element, with the offsets of its tags. */
export type Tag = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  start: number;
  end: number;
  /** Start and end of the closing tag; without one, the end of the element. */
  close: number;
  closeEnd: number;
};

/** A form in a page, its templates by name (src/contracts/form-parts.ts), and its controls with their fieldsets. */
export type PageForm = {
  form: Tag;
  templates: ReadonlyMap<string, Tag>;
  controls: readonly {control: Tag; group: Tag | undefined}[];
};

/** Visits the elements of a page in order, each with those around it. Offsets of closing tags are known after the walk. */
export function walkTags(html: string, visit: (tag: Tag, around: readonly Tag[]) => void): void {
  const open: Tag[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const end = parser.endIndex + 1;
      const tag = {name, attributes, start: parser.startIndex, end, close: end, closeEnd: end};
      visit(tag, open);
      open.push(tag);
    },
    onclosetag(_name, isImplied) {
      const tag = open.pop();
      if (tag === undefined || tag.closeEnd > tag.end) return;
      tag.close = isImplied ? Math.max(tag.end, parser.startIndex) : parser.startIndex;
      tag.closeEnd = isImplied ? tag.close : parser.endIndex + 1;
    },
  });
  parser.end(html);
}

/** Finds the first form of a page that posts to an address. */
export function readForm(html: string, action: string): PageForm | undefined {
  const templates = new Map<string, Tag>();
  const controls: PageForm['controls'][number][] = [];
  let form: Tag | undefined;
  walkTags(html, (tag, around) => {
    const {name, attributes} = tag;
    if (name === 'form' && attributes['action'] === action) form ??= tag;
    if (form === undefined || (tag !== form && !around.includes(form))) return;
    const part = attributes[partAttribute];
    if (part !== undefined) templates.set(part, tag);
    if (attributes['name'] === undefined || name === 'template' || around.some((other) => other.name === 'template'))
      return;
    controls.push({control: tag, group: [...around, tag].findLast((other) => other.name === 'fieldset')});
  });
  return form && {form, templates, controls};
}
