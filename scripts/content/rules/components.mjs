import {walk} from '../parse-page.mjs';

/** What MDX may use without an import (src/theme/MDXComponents), and the attribute that each needs. */
const known = new Map([
  ['Steps', undefined],
  ['Tabs', 'label'],
  ['Tab', 'label'],
  ['Figure', 'caption'],
  ['Claim', 'name'],
  ['Fact', 'name'],
  ['PlanPrice', 'name'],
]);

const examples = {
  label: 'label="Language": the words a reader chooses by.',
  caption: 'caption="…": one sentence on what it shows.',
  name: 'name="…": /styleguide says where the names are.',
};

/** Components that do not exist, or lack what they need. */
export function* checkComponents({tree, lineOf}) {
  for (const node of walk(tree)) {
    if (!/^[A-Z]/.test(node.name ?? '')) continue;
    const needed = known.get(node.name);
    if (!known.has(node.name)) {
      yield {
        line: lineOf(node),
        message: `There is no <${node.name}>. Known are: ${[...known.keys()].join(', ')}; /styleguide shows each.`,
      };
    } else if (needed !== undefined && !node.attributes.some(({name, value}) => name === needed && value)) {
      yield {line: lineOf(node), message: `<${node.name}> needs ${examples[needed]}`};
    }
  }
}
