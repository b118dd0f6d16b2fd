import {textOf, walk} from '../parse-page.mjs';
import {slugify} from '../site-addresses.mjs';

/** Order of headings: the title is the only first-level one, no level is skipped, none occurs twice. */
export function* checkHeadings({tree, lineOf, kind}) {
  let level = 1;
  const seen = new Set();
  for (const node of walk(tree)) {
    if (node.type !== 'heading') continue;
    const text = textOf(node);
    const line = lineOf(node);
    if (node.depth === 1) yield {line, message: `“${text}”: write ## here. The title of the page is its only h1.`};
    else if (node.depth > level + 1) {
      yield {line, message: `“${text}”: write ${'#'.repeat(level + 1)} here, or add the heading above it.`};
    }
    level = node.depth;
    const slug = slugify(text);
    if (seen.has(slug)) yield {line, message: `“${text}” is there twice. Give each heading its own words.`};
    seen.add(slug);
    if (kind === 'faq' && node.depth === 2 && !text.endsWith('?')) {
      yield {line, message: `“${text}”: a heading here is a question. End it with a question mark.`};
    }
  }
}
