import {parseArgs} from 'node:util';

import {ensureInstalled} from './lib/install.mjs';
import {continueOnProjectNode} from './lib/project-node.mjs';
import {root} from './lib/project.mjs';
import {giveUp, say} from './lib/say.mjs';

// `npm run new -- post|doc|faq "Title"`: makes a page that builds, in the right place, with a complete front matter.
await ensureInstalled();
await continueOnProjectNode();
const {CannotCreate, createPage, kinds} = await import('./content/new/create.mjs');

const usage = `Write one of:

  npm run new -- post "What a no-show really costs"   [--category Booking] [--author grace-tolliver]
  npm run new -- doc "Send a text"                    [--in messaging]
  npm run new -- faq "How can we pay?"                [--in billing-plans]

A post and a doc begin as drafts, which only \`npm run dev\` shows; --publish leaves that out.`;

const text = {type: 'string'};

function readArguments() {
  try {
    const options = {in: text, author: text, category: text, publish: {type: 'boolean'}};
    const {values, positionals} = parseArgs({allowPositionals: true, options});
    const [kind, title, ...rest] = positionals;
    if (!(kind in kinds) || title === undefined || rest.length > 0) return undefined;
    return Object.keys(values).every((name) => kinds[kind].options.includes(name)) ? {kind, title, values} : undefined;
  } catch {
    return undefined;
  }
}

const asked = readArguments();
if (asked === undefined) giveUp(usage);

try {
  const {kind, title, values} = asked;
  const {file, address, others} = createPage(root, kind, title, values);
  const option = kind === 'post' ? 'category' : 'in';
  say(`Made ${file}\n`);
  say(`1. Write it. \`npm run dev\` shows it at ${address}`);
  if (kind !== 'faq' && !values.publish) say('2. Take `draft: true` out of its front matter when it is ready.');
  say(`${kind === 'faq' || values.publish ? 2 : 3}. Run \`npm run check:content\`; it says what is left to do.`);
  if (values[option] === undefined) say(`\nIt could also stand elsewhere: --${option} ${others.join(' | ')}`);
} catch (error) {
  if (!(error instanceof CannotCreate)) throw error;
  giveUp(error.message);
}
