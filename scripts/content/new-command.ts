import {parseArgs} from 'node:util';

import {CannotCreate, createPage, kinds, type NewPageKind, type NewPageOptions} from './new-page.ts';
import {root} from '../lib/project.mjs';
import {giveUp, say} from '../lib/terminal.ts';

const usage = `Write one of:

  npm run new -- post "What a no-show really costs"   [--category Booking] [--author grace-tolliver]
  npm run new -- doc "Send a text"                    [--in messaging]
  npm run new -- faq "Can we pause our plan?"         [--in support-training]

A post and a doc begin as drafts, which only \`npm run dev\` shows; --publish leaves that out.`;

type Wanted = {kind: NewPageKind; title: string; options: NewPageOptions};

const isKind = (text: string): text is NewPageKind => Object.hasOwn(kinds, text);

/** What the command line asks for. Ends the command with what is wrong, and the usage. */
function readArguments(args: readonly string[]): Wanted {
  const fail = (reason: string): never => {
    giveUp(`${reason}${usage}`);
    throw new Error(reason);
  };
  const text = {type: 'string'} as const;
  const options = {in: text, author: text, category: text, publish: {type: 'boolean'}} as const;
  const {values, positionals} = parseArgs({args: [...args], allowPositionals: true, strict: false, options});
  const [kind, title, ...rest] = positionals;
  if (kind === undefined) return fail('');
  const known = Object.keys(kinds).join(', ');
  if (!isKind(kind)) return fail(`“${kind}” is not something this command makes: it makes ${known}.\n\n`);
  if (title === undefined) return fail('The title is missing.\n\n');
  if (rest.length > 0) return fail('Put the title in quotes.\n\n');
  const allowed: readonly string[] = kinds[kind].options;
  const stranger = Object.keys(values).find((name) => !allowed.includes(name));
  if (stranger !== undefined) {
    return fail(`--${stranger} is not an option of ${kind}. Its options: --${allowed.join(', --')}.\n\n`);
  }
  const bare = Object.entries(values).find(([name, value]) => name !== 'publish' && typeof value !== 'string');
  if (bare !== undefined) return fail(`--${bare[0]} needs a value.\n\n`);
  return {kind, title, options: values as NewPageOptions};
}

/** `npm run new`: makes a page that builds, in the right place, with complete front matter. */
export function runNew(args: readonly string[]): void {
  const {kind, title, options} = readArguments(args);
  try {
    const {file, address, others} = createPage(root, kind, title, options);
    const isDraft = kind !== 'faq' && options.publish !== true;
    const place = kind === 'post' ? 'category' : 'in';
    const steps = [
      `Write it. \`npm run dev\` shows it at ${address}`,
      ...(isDraft ? ['Remove `draft: true` from its front matter when it is ready.'] : []),
      'Run `npm run check:content` to see what is left to do.',
    ];
    say(`${kind === 'faq' ? 'Added to' : 'Made'} ${file}\n`);
    say(steps.map((step, at) => `${String(at + 1)}. ${step}`).join('\n'));
    if (options[place] === undefined) say(`\nTo put it elsewhere: --${place} ${others.join(' | ')}`);
  } catch (error) {
    if (!(error instanceof CannotCreate)) throw error;
    giveUp(error.message);
  }
}
