import {company} from '../src/content/company/company';
import {inProject} from './lib/project.mjs';
import {listTextFiles, type Names, renameText} from './lib/rename';
import {CommandError, count, printLine, readArguments} from './lib/terminal';

import {readFileSync, writeFileSync} from 'node:fs';

const usage = `npm run rename -- NAME DOMAIN changes the company name and domain in all texts, code and tests.

  npm run rename -- "Northbeam" northbeam.example

It changes files in place: commit first, and review the diff afterward. operations/make-it-yours.md lists what is left to do.`;

const {positionals} = readArguments(usage, {allowPositionals: true});
const [name = '', domain = '', ...others] = positionals;
if (name === '' || domain === '' || others.length > 0) throw new CommandError(usage);
if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .&’-]{0,39}$/u.test(name)) {
  throw new CommandError(
    `"${name}" can't be used in code. Use letters, digits, spaces, dots, hyphens, & and ’ (not the straight ').`,
  );
}
if (!/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/.test(domain) || domain.startsWith('www.')) {
  throw new CommandError(
    `"${domain}" is not a domain. Write it in lower case without https:// and www, as northbeam.example.`,
  );
}

const before: Names = {name: company.name, domain: readDomain()};
const changed = listTextFiles().filter((file) => {
  const text = readFileSync(inProject(file), 'utf8');
  const renamed = renameText(text, before, {name, domain});
  if (renamed !== text) writeFileSync(inProject(file), renamed);
  return renamed !== text;
});

printLine(
  `${count(changed.length, 'file')} changed: ${before.name} is now ${name}, ${before.domain} is now ${domain}.`,
);
printLine(`
Next:
  npm run format      because line lengths have changed
  npm test            reports titles that are too long now, and what else the new name breaks
  operations/make-it-yours.md lists what a command can't do: logo, icons, colors, people, prices, legal pages.`);

/** The domain in company.ts, whatever `SITE_URL` says. */
function readDomain(): string {
  const source = readFileSync(inProject('src/content/company/company.ts'), 'utf8');
  const [, host] = /SITE_URL \|\| 'https:\/\/(?:www\.)?([^']+)'/.exec(source) ?? [];
  if (host === undefined) throw new CommandError('src/content/company/company.ts has no default for SITE_URL.');
  return host;
}
