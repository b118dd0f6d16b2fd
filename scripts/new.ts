import {CannotCreate, createPage, kinds, type NewPageKind} from './content/new-page';
import {root} from './lib/project.mjs';
import {exitWithError, readArguments, printLine} from './lib/terminal';

const usage = `npm run new creates a page in the right place, with complete front matter.

  npm run new -- post "What a no-show really costs"   [--category Booking] [--author grace-tolliver]
  npm run new -- doc "Send a text"                    [--in messaging]
  npm run new -- release "Undo an import"             [--in contacts]
  npm run new -- faq "Can we pause our plan?"         [--in support-training]

Posts, docs and release notes start as drafts, which only \`npm run dev\` shows. --publish creates them published.`;

const text = {type: 'string'} as const;
const {values, positionals} = readArguments(usage, {
  allowPositionals: true,
  options: {in: text, author: text, category: text, publish: {type: 'boolean'}},
});
const [kind = '', title, ...rest] = positionals;
const fail = (reason: string) => exitWithError(`${reason}\n\n${usage}`);
const isKind = (name: string): name is NewPageKind => Object.hasOwn(kinds, name);
if (!isKind(kind)) fail(`Choose what to create: ${Object.keys(kinds).join(', ')}.`);
else if (title === undefined) fail('Give the page a title in quotes.');
else if (rest.length > 0) fail('Put the title in quotes.');
else {
  const allowed: readonly string[] = kinds[kind].options;
  const unknown = Object.keys(values).find((name) => !allowed.includes(name));
  if (unknown !== undefined) fail(`--${unknown} is not an option of ${kind}. Its options: --${allowed.join(', --')}.`);
  try {
    const {file, address, others} = createPage(root, kind, title, values);
    const place = kind === 'post' ? 'category' : 'in';
    const steps = [
      `Write the text. \`npm run dev\` shows it at ${address}`,
      ...(kind !== 'faq' && !values.publish ? ['Remove `draft: true` from its front matter when it is ready.'] : []),
      'Run `npm run check:content` to see what is left to do.',
    ];
    printLine(`${kind === 'faq' ? 'Added to' : 'Created'} ${file}\n`);
    printLine(steps.map((step, at) => `${at + 1}. ${step}`).join('\n'));
    if (values[place] === undefined) printLine(`\nTo put it somewhere else: --${place} ${others.join(' | ')}`);
  } catch (error) {
    if (!(error instanceof CannotCreate)) throw error;
    exitWithError(error.message);
  }
}
