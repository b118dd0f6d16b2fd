import {createHash} from 'node:crypto';

/** Sources of a Content-Security-Policy that allow the inline parts of a page, and no others. */
export type InlineParts = {scripts: ReadonlySet<string>; styles: ReadonlySet<string>};

/** Kinds of script that a browser runs or obeys; JSON is data and needs no permission. */
const runs = (attributes: string): boolean => {
  const type = /\btype="?([^\s">]+)/.exec(attributes)?.[1];
  return type === undefined || type === 'module' || type === 'speculationrules';
};

function toSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function collect(html: string, element: 'script' | 'style', wanted: (attributes: string) => boolean): Set<string> {
  const found = html.matchAll(new RegExp(`<${element}\\b([^>]*)>(.*?)</${element}>`, 'gs'));
  return new Set(
    Array.from(found)
      .filter(([, attributes = '', text = '']) => text !== '' && wanted(attributes))
      .map(([, , text = '']) => toSource(text)),
  );
}

/** Hashes of the inline scripts and styles of a built page, as they are in the file. */
export function readInlineParts(html: string): InlineParts {
  return {
    scripts: collect(html, 'script', (attributes) => !/\bsrc=/.test(attributes) && runs(attributes)),
    styles: collect(html, 'style', () => true),
  };
}

/** What several pages have inline, together. */
export function joinParts(all: readonly InlineParts[]): InlineParts {
  return {
    scripts: new Set(all.flatMap(({scripts}) => [...scripts])),
    styles: new Set(all.flatMap(({styles}) => [...styles])),
  };
}
