import {walk} from '../parse-page.mjs';

const advice = 'Say in one sentence what the picture shows, with its figures.';

/** Pictures without a text for those who do not see them. */
export function* checkImages({tree, lineOf}) {
  for (const node of walk(tree)) {
    if (node.type === 'image' && !node.alt?.trim()) {
      yield {line: lineOf(node), message: `Add a description: ![…](${node.url}). ${advice}`};
    }
    if (node.name === 'img' && !node.attributes.some(({name}) => name === 'alt')) {
      yield {line: lineOf(node), message: `Add alt="…" to <img>. ${advice}`};
    }
  }
}
