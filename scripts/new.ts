import type {} from './content/new-page';
import {createPage, type NewPageKind} from './content/new-page';
import {root} from './lib/project.mjs';
import {printLine, readSubcommand, type Subcommand} from './lib/terminal';

const usage = `npm run new creates a page in the right place, with complete front matter.

  npm run new -- post "What a no-show really costs"   [--category Booking] [--author grace-tolliver]
  npm run new -- doc "Send a text"                    [--in messaging]
  npm run new -- topic "Messaging"
  npm run new -- release "Undo an import"             [--in contacts]
  npm run new -- faq "Can we pause our plan?"         [--in support-training]

Posts, docs and release notes start as drafts, which only \`npm run dev\` shows. --publish creates them published. A topic
is a folder of docs with its first page; it is listed right away.`;

const text = {type: 'string'} as const;
const options = {in: text, author: text, category: text, publish: {type: 'boolean'}} as const;
const operand = '"TITLE"';

const kinds: Readonly<Record<NewPageKind, Subcommand<typeof options>>> = {
  post: {operand, options: ['author', 'category', 'publish']},
  doc: {operand, options: ['in', 'publish']},
  topic: {operand},
  release: {operand, options: ['in', 'publish']},
  faq: {operand, options: ['in']},
};

const {name: kind, operand: title, values} = readSubcommand('new', usage, options, kinds);
const {file, address, others} = createPage(root, kind, title, values);
const place = kind === 'post' ? 'category' : 'in';
const steps = [
  `Write the text. \`npm run dev\` shows it at ${address}`,
  ...(kind === 'topic'
    ? [`Start its guides with \`npm run new -- doc "Title" --in ${address.slice('/docs/'.length)}\``]
    : []),
  ...(kind !== 'faq' && kind !== 'topic' && !values.publish
    ? ['Remove `draft: true` from its front matter when it is ready.']
    : []),
  'Run `npm run check:content` to see what is left to do.',
];
printLine(`${kind === 'faq' ? 'Added to' : 'Created'} ${file}\n`);
printLine(steps.map((step, at) => `${at + 1}. ${step}`).join('\n'));
if (kind !== 'topic' && values[place] === undefined)
  printLine(`\nTo put it somewhere else: --${place} ${others.join(' | ')}`);
