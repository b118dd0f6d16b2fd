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

/** A form in a page, the elements around it, and its controls with their fieldsets. */
export type PageForm = {form: Tag; around: readonly Tag[]; controls: {control: Tag; group: Tag | undefined}[]};

/** Finds the first form of a page that posts to an address. */
export function readForm(html: string, action: string): PageForm | undefined {
  const open: Tag[] = [];
  let page: PageForm | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const end = parser.endIndex + 1;
      const tag = {name, attributes, start: parser.startIndex, end, close: end, closeEnd: end};
      open.push(tag);
      if (name === 'form' && attributes['action'] === action)
        page ??= {form: tag, around: open.slice(0, -1), controls: []};
      if (page === undefined || !open.includes(page.form) || attributes['name'] === undefined) return;
      page.controls.push({control: tag, group: open.findLast((parent) => parent.name === 'fieldset')});
    },
    onclosetag(_name, isImplied) {
      const tag = open.pop();
      if (tag === undefined || tag.closeEnd > tag.end) return;
      tag.close = isImplied ? Math.max(tag.end, parser.startIndex) : parser.startIndex;
      tag.closeEnd = isImplied ? tag.close : parser.endIndex + 1;
    },
  });
  parser.end(html);
  return page;
}
